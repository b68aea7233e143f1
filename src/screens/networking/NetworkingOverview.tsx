import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { CardGrid } from '#components/CardGrid.tsx';
import { MemberPage } from '#components/MemberPage.tsx';
import { PageSection } from '#components/PageSection.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { NetworkingEvent } from '#domain/events.ts';
import { allPeoplePath } from '#domain/networking.ts';
import { type Professional, recommendedMentors, recommendedPeers } from '#domain/professionals.ts';
import { EventCard } from './EventCard.tsx';
import { PersonCard } from './PersonCard.tsx';

type NetworkingOverviewProps = {
  people: readonly Professional[];
  /** Soonest first. */
  events: readonly NetworkingEvent[];
};

/** A few people worth knowing and where to meet more (§2). */
export function NetworkingOverview({ people, events }: NetworkingOverviewProps) {
  return (
    <MemberPage
      title="Networking Center"
      lead="People who know the way, people on it beside you, and places to meet them."
    >
      <Box sx={{ display: 'grid', gap: { xs: 10, md: 12 } }}>
        <PeopleSection
          title="Recommended Mentors"
          people={recommendedMentors(people)}
          none="No mentors to recommend right now."
        />
        <PeopleSection
          title="Recommended Peers"
          people={recommendedPeers(people)}
          none="No peers to recommend right now."
        />
        <PageSection title="Upcoming Events">
          {events.length > 0 ? (
            <CardGrid
              label="Upcoming events"
              items={events}
              keyOf={({ id }) => id}
              renderItem={(event) => <EventCard event={event} next={event === events[0]} />}
              minColumn={2000}
              typicalHeight={190}
            />
          ) : (
            <Nothing>No events are planned right now. Look in again next week.</Nothing>
          )}
        </PageSection>
      </Box>
    </MemberPage>
  );
}

type PeopleSectionProps = {
  title: string;
  people: readonly Professional[];
  /** Said when there is nobody. */
  none: string;
};

function PeopleSection({ title, people, none }: PeopleSectionProps) {
  return (
    <PageSection
      title={title}
      action={
        <Button
          href={allPeoplePath}
          variant="text"
          endIcon={<ArrowRight size={18} aria-hidden="true" />}
          sx={{ mr: -3, '@media print': { display: 'none' } }}
        >
          View All<VisuallyHidden>&nbsp;people</VisuallyHidden>
        </Button>
      }
    >
      {people.length > 0 ? (
        <CardGrid
          label={title}
          items={people}
          keyOf={({ id }) => id}
          renderItem={(person) => <PersonCard person={person} heading="h3" />}
          minColumn={360}
          typicalHeight={300}
        />
      ) : (
        <Nothing>{none}</Nothing>
      )}
    </PageSection>
  );
}

function Nothing({ children }: { children: string }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>;
}
