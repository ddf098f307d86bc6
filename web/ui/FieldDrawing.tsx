/** Renders the decorative picture beside the login form: a ploughed field under a low sun. Screen readers skip it. */
import { chakra } from '@chakra-ui/react';

/** Furrow 20 runs straight down; the others fan out from it. */
const furrows = Array.from({ length: 35 }, (_, at) => {
  const number = at + 1;
  const horizon = 372 - (number < 20 ? 0.347 : 0.147) * (number - 20);
  const opacity = 0.62 - 0.0179 * Math.abs(number - 20);
  return { path: `M${17 * number} ${horizon.toFixed(1)}Q${34 * number - 340} 480 ${118 * number - 2020} 740`, opacity: opacity.toFixed(2) };
});

export function FieldDrawing() {
  return (
    <chakra.div bg="bg.bar" position="relative" overflow="hidden" hideBelow="md" aria-hidden="true">
      <chakra.svg
        viewBox="0 0 520 720"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="#8CCBA9"
        strokeWidth="1.500"
        position="absolute"
        inset="0"
        boxSize="full"
      >
        {furrows.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
        <path d="M-20 378C110 368 250 380 540 360" opacity=".7" />
        <circle cx="372" cy="250" r="30" fill="#F0CB6B" stroke="none" />
      </chakra.svg>
    </chakra.div>
  );
}
