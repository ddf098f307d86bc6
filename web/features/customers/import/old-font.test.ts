/** Columns in fonts from before Unicode, and columns of names and addresses that look odd but are not. */
import { expect, it } from 'vitest';
import { mr } from '../../../people/area-names/mr.ts';
import { oldFontColumns, oldFontIn } from './old-font.ts';

const isFound = (texts: readonly string[], font?: string) =>
  oldFontColumns(
    texts.map((text, at) => ({ number: at + 2, cells: ['9822041735', text] })),
    font,
  ).length > 0;

it.each([
  ['Kruti Dev 010', ["jes'k", 'lat;', 'lquhrk', "x.ks'k", 'ehuk', 'nÙkk']],
  ['Kruti Dev 010, whole names', ["jes'k ikfVy", "lat; f'kans", 'rkukth pOgk.k', 'vfuy dkGs', "izdk'k eksjs"]],
  ['Kruti Dev 010, family names', ['ikVhy', "f'kans", 'eksjs', 'dkGs', 'tk/ko', "ns'keq[k", 'xk;dokM', 'dqyd.khZ']],
  ['Kruti Dev 010, one name', ["jes'k"]],
  ['Kruti Dev 010, villages', ['fuekss.ks', "f'k:j", 'iq.ks', 'ckjkerh', 'bankiwj']],
  ['Shivaji', ['rmaoSa paaTIla', 'saMjaya iSaMdo', 'saunaIta cavhaNa', 'tanaajaI jaaQava']],
  ['DVB-TT', ['®úàÉä¶É {ÉÉ]õÒ±É', 'ºÉÆVÉªÉ Ë¶ÉÆnäù', 'ºÉÖxÉÒiÉÉ SÉ´½þÉhÉ']],
  ['Shree-Dev', ['a_oe nmQ>rb', 'g§O` qeXo', 'gwZrVm MìhmU', 'JUoe ‘mZo']],
  ['Kruti Dev beside English', ['Ramesh Patil', "lat; f'kans", 'Anil Kale', 'rkukth pOgk.k', 'Sunita More']],
  ['Kruti Dev beside Unicode', ['रमेश पाटील', "lat; f'kans", 'सुनीता मोरे', 'अनिल काळे']],
])('finds a column in %s', (_what, texts) => {
  expect(isFound(texts)).toBe(true);
});

it.each([
  ['names', ["D'Souza", "O'Brien", 'McDonald', 'Fernandês', 'Dnyaneshwar', 'Tryambak', 'Mhaske', 'Nhavi', 'Kshirsagar', 'Vyankatesh', 'Jnaneshwar']],
  ['names with initials', ['A.B.Patil', 'S.K. More', 'R K Laxman', 'Smt Kamal Kale', 'Dr. Anil More', 'K.S.Rao']],
  ['names in capitals', ['RAMESH PATIL', 'SMT KAMAL KALE', 'D’SOUZA', 'K S RAO', 'HRISHIKESH MHATRE']],
  ['names of the south and the east', ['Ngangom', 'Thangjam', 'Zlatan', 'Krzysztof', 'Venkateswarlu', 'Gnaneswari', 'Ibomcha', 'Lhamo', 'Tshering']],
  [
    'streets',
    ['At.Post.Nimone', 'Gat No. 12/3, Nr ZP School', 'A/P Shirur', 'H.No.12 "Sai Krupa"', 'Plot 7, Opp. MSEB, Nagar-Pune Rd', 'C/o Mr. More', 'S.No 12+13'],
  ],
  ['an apostrophe that another key typed', ['O`Brien']],
  ['numbers that are none', ['NaN', 'NaN']],
  ['crops', ['Onion (2 acres), Wheat', 'GST: 27ABCDE1234F1Z5; Since: 2011', 'Sugarcane=5', 'Cotton; Tur']],
  ['e-mail addresses', ['rk_patil@example.in', 'lq.x@example.in', 'n@example', 'NIL']],
  ['letters of India', ['रमेश पाटील', 'सुनीता चव्हाण', 'ਸੁਨੀਤਾ']],
  ['places of India', Object.keys(mr)],
  ['codes', ['FSX12', 'IFSC0001234', 'MH12AB1234']],
])('finds no column in %s', (_what, texts) => {
  expect(isFound(texts)).toBe(false);
});

it('needs fewer odd words beside a column that is certainly in such a font', () => {
  const besideNames = (texts: readonly string[]) =>
    oldFontColumns(
      texts.map((text, at) => ({ number: at + 2, cells: [["jes'k", "x.ks'k", "'kadj", 'lat;'][at % 4] ?? '', text] })),
      undefined,
    );
  expect(besideNames(['fueksus', "f'k:j", 'fueksus', 'ckjkerh', 'bankiwj'])).toEqual([0, 1]);
  for (const texts of [
    ['Shirur', 'Baramati', 'Ambegaon', 'Haveli'],
    ['12/02/1984', '1 Mar 1990', '', '4/5/1979'],
    ['At.Post.Nimone', 'Gat No. 12/3, Nr ZP School', 'A/P Shirur', 'Plot 7, Opp. MSEB, Nagar-Pune Rd'],
  ])
    expect(besideNames(texts)).toEqual([0]);
});

it('needs fewer odd words where the workbook names such a font', () => {
  const texts = ['eksjs', 'iokj', 'uko', 'ehuk', 'vfer', 'iou', "jes'k"];
  expect([isFound(texts), isFound(texts, oldFontIn('<font><name val="Kruti Dev 010"/></font>'))]).toEqual([false, true]);
  expect(['Kruti Devi', 'Shivaji Patil', 'Mangal'].map(oldFontIn)).toEqual([undefined, undefined, undefined]);
  expect(['DVB-TTSurekhEN', 'Shree-Dev-0714', 'Shivaji01', 'DevLys 010'].every((name) => oldFontIn(name) !== undefined)).toBe(true);
});
