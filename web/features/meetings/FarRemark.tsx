/** Renders a note about a customer who is far from the employee's usual area. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useDealerDistanceQuery, useFarmerDistanceQuery } from './plan.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  /** Id of the customer. */
  id: string;
  employee: { id: string; name: string };
}

export function FarRemark({ type, id, employee }: Props) {
  const text = useText(meetingsTexts);
  const ofFarmer = useFarmerDistanceQuery(type === 'FARMER' ? { variables: { userId: employee.id, farmerId: id } } : skipToken);
  const ofDealer = useDealerDistanceQuery(type === 'DEALER' ? { variables: { userId: employee.id, dealerId: id } } : skipToken);
  const [first] = (ofFarmer.data ?? ofDealer.data)?.visitSuggestions?.nodes ?? [];
  if (!first?.far) return null;
  return (
    <chakra.p role="status" display="flex" gap="1.5" mt="2" color="fg.warning">
      <MapPin size={16} />
      {text('meetings.far', { name: employee.name, km: formatNumber(Math.round(first.kmFromUsualArea ?? 0)) })}
    </chakra.p>
  );
}
