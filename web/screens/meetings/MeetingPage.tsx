/** /meetingDetails/{type}/{meetId}: a meeting. The type is case-insensitive. */
import { useParams } from 'react-router-dom';
import { useMapSurface } from '../../data/map-surface.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { MeetingSheet, NoMeeting } from '../../features/meetings/MeetingSheet.tsx';
import type { Person } from '../../session/session-types.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { customerPath } from '../customers/customer-path.ts';
import { panelPath } from '../home/home-path.ts';
import { StaffPage } from '../home/StaffPage.tsx';

const MeetingMap = lazyComponent(async () => (await import('../../features/meetings/MeetingMap.tsx')).MeetingMap);

const types: readonly MeetingType[] = ['FARMER', 'DEALER'];

export function MeetingPage({ person }: { person: Person }) {
  const { type: written = '', meetId = '' } = useParams();
  const surface = useMapSurface();
  const type = types.find((name) => name === written.toUpperCase());
  const back = panelPath({ panel: 'meetings' });
  return (
    <StaffPage person={person} current="meetings">
      {type === undefined ? (
        <NoMeeting back={back} />
      ) : (
        <MeetingSheet
          key={`${type} ${meetId}`}
          id={meetId}
          type={type}
          back={back}
          customerPath={customerPath}
          map={(meeting) => surface && <MeetingMap meeting={meeting} surface={surface} />}
        />
      )}
    </StaffPage>
  );
}
