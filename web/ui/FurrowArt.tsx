/** Renders the product's mark, wide and outlined, for empty panels. */
export function FurrowArt() {
  return (
    <svg viewBox="0 0 88 44" width="88" height="44" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.500" strokeLinecap="round">
      <path d="M4 40c22-9 58-9 80 0M13 31.500c17-7 45-7 62 0M22 24c12-5 32-5 44 0M31 17.500c7-3 19-3 26 0" />
      <circle cx="44" cy="7" r="3" />
    </svg>
  );
}
