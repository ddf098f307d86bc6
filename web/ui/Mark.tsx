/** Renders the product's mark: three furrows under a seed. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M2 20c5-2.600 15-2.600 20 0M4.500 15.500c4-2.200 11-2.200 15 0M7 11.200c3-1.700 7-1.700 10 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="5" r="2.600" fill="#F0CB6B" />
    </svg>
  );
}
