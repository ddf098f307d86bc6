/** Renders a message in place of the map. */
import { chakra } from '@chakra-ui/react';

export function MapMessage({ children }: { children: string }) {
  return (
    <chakra.div role="status" display="grid" placeItems="center" maxW="930px" aspectRatio="930 / 500" minH="340px" w="full" bg="map.ground" color="map.text">
      {children}
    </chakra.div>
  );
}
