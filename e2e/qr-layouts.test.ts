/** Codes typed by a scanner in another keyboard layout: the web client passes them on, and the REST API reads them. */
import { describe, expect, it } from 'vitest';
import { codesIn } from '../rest/embedded/qr/code-text.ts';
import { codeIn } from '../web/ui/code-text.ts';

const usKeys = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';

describe.each([
  ['German', '1234567890ß´qwertzuiopü+asdfghjklöäyxcvbnm,.-!"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:_'],
  ['French', '&é"\'(-è_çà)=azertyuiop^$qsdfghjklmùwxcvbn,;:!1234567890°+AZERTYUIOP¨£QSDFGHJKLM%WXCVBN?./§'],
  ['Belgian', '&é"\'(§è!çà)-azertyuiop^$qsdfghjklmùwxcvbn,;:=1234567890°_AZERTYUIOP¨*QSDFGHJKLM%WXCVBN?./+'],
  ['InScript', '१२३४५६७८९०-ृौैाीूबहगदजड़ोे्िुपरकतचटॆंमनवलस,.यऍॅ#$%^&*()ःऋऔऐआईऊभङघधझढञओएअइउफऱखथछठऎँणऩऴळशष।य'],
  ['Dvorak', '1234567890[]\',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz!@#$%^&*(){}"<>PYFGCRL?+AOEUIDHTNS_:QJKXBMWVZ'],
])('a scan in the %s layout', (_layout, keys) => {
  const typed = (text: string) => [...text].map((key) => [...keys][usKeys.indexOf(key)] ?? key).join('');

  it.each(['K7PQ2M4ND8RW6XT3', '7Q4M9A2ZW0XEVC6B'])('of the code %s is read by the REST API, alone and behind other signs', (scanned) => {
    const texts = ['', ']Q3', '~1', '^]', 'https://codes.example/c/'].map((before) => `${before}${scanned}`);
    for (const text of [...texts, scanned.replaceAll(/(.{4})(?=.)/g, '$1-')]) {
      const seen = codeIn(typed(text));
      expect([text, seen !== undefined && codesIn(seen).includes(scanned)]).toEqual([text, true]);
    }
  });
});
