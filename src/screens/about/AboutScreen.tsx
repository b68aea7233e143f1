import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PublicHeader } from '#components/PublicHeader.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import type { MissionPart, TeamMember } from '#domain/about.ts';
import { productName } from '#domain/product.ts';
import { TeamCard } from './TeamCard.tsx';

type AboutScreenProps = {
  mission: readonly MissionPart[];
  team: readonly TeamMember[];
};

/** The about page: mission and team (§2). */
export function AboutScreen({ mission, team }: AboutScreenProps) {
  return (
    <>
      <PublicHeader title="Good directions should not depend on luck">
        {productName} is a small team of advisers, engineers and a mapmaker. This is what we are
        here for, and who we are.
      </PublicHeader>
      <Container
        component="section"
        aria-labelledby="mission-title"
        maxWidth="lg"
        sx={{ py: { xs: 12, md: 18 } }}
      >
        <SectionHeading id="mission-title" title="Our mission" />
        <Box sx={{ mt: { xs: 6, md: 10 } }}>
          {mission.map((part) => (
            <Box
              key={part.id}
              sx={{
                py: { xs: 6, md: 8 },
                borderTop: 1,
                borderColor: 'divider',
                display: 'grid',
                columnGap: 8,
                rowGap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
                overflowWrap: 'anywhere',
              }}
            >
              <Typography variant="h3">{part.title}</Typography>
              <Typography sx={{ fontSize: '1.125rem', maxWidth: '33em', textWrap: 'pretty' }}>
                {part.text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
      <Box
        component="section"
        aria-labelledby="team-title"
        sx={{ bgcolor: 'trail.sunken', borderTop: 1, borderColor: 'divider' }}
      >
        <Container maxWidth="lg" sx={{ py: { xs: 12, md: 18 } }}>
          <SectionHeading id="team-title" title="The team">
            The people who draw the map, and answer when you write.
          </SectionHeading>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              mt: { xs: 8, md: 12 },
              p: 0,
              display: 'grid',
              gap: 6,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {team.map((member) => (
              <TeamCard key={member.id} member={member} />
            ))}
          </Box>
        </Container>
      </Box>
    </>
  );
}
