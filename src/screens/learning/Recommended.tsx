import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid.tsx';
import type { Certification } from '#domain/certifications.ts';
import { routes } from '#domain/routes.ts';
import type { Skill } from '#domain/skills.ts';
import { CertificationCard } from '#screens/catalogue/CertificationCard.tsx';
import { SkillCard } from '#screens/catalogue/SkillCard.tsx';

type RecommendedSkillsProps = {
  skills: readonly Skill[];
  /** How many skills the catalogue holds. */
  inCatalogue: number;
};

/** The Skills sub-tab (§2): recommended skills and the way to the catalogue. */
export function RecommendedSkills({ skills, inCatalogue }: RecommendedSkillsProps) {
  return (
    <Recommended
      title="Recommended skills"
      lead="Chosen for the next steps on your roadmap, most useful first."
      href={routes.skillsCatalogue}
      action={`Browse all ${inCatalogue} skills`}
    >
      <CardGrid
        label="Recommended skills"
        items={skills}
        keyOf={(skill) => skill.name}
        renderItem={(skill) => <SkillCard skill={skill} heading="h3" />}
        minColumn={312}
        typicalHeight={260}
      />
    </Recommended>
  );
}

type RecommendedCertificationsProps = {
  certifications: readonly Certification[];
  /** How many certifications the catalogue holds. */
  inCatalogue: number;
};

/** The Certifications sub-tab (§2): recommended certifications and the way to the catalogue. */
export function RecommendedCertifications({
  certifications,
  inCatalogue,
}: RecommendedCertificationsProps) {
  return (
    <Recommended
      title="Recommended certifications"
      lead="Within reach from where you are, most useful first."
      href={routes.certificationsCatalogue}
      action={`Browse all ${inCatalogue} certifications`}
    >
      <CardGrid
        label="Recommended certifications"
        items={certifications}
        keyOf={(certification) => certification.name}
        renderItem={(certification) => (
          <CertificationCard certification={certification} heading="h3" />
        )}
        minColumn={312}
        typicalHeight={420}
      />
    </Recommended>
  );
}

type RecommendedProps = {
  title: string;
  lead: string;
  /** The catalogue. */
  href: string;
  action: string;
  children: ReactNode;
};

function Recommended({ title, lead, href, action, children }: RecommendedProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'end',
          justifyContent: 'space-between',
          mb: 5,
        }}
      >
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>
        </div>
        <Button
          href={href}
          color="accent"
          endIcon={<ArrowRight size={18} aria-hidden="true" />}
          sx={{ '@media print': { display: 'none' } }}
        >
          {action}
        </Button>
      </Box>
      {children}
    </>
  );
}
