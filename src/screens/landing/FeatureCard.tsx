import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  BriefcaseBusiness,
  ChevronDown,
  GraduationCap,
  type LucideIcon,
  MapIcon,
  Sparkles,
  UserRound,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import type { Feature, FeatureIcon } from '#domain/features.ts';

const icons: Record<FeatureIcon, LucideIcon> = {
  profile: UserRound,
  roadmap: MapIcon,
  learning: GraduationCap,
  networking: Users,
  jobs: BriefcaseBusiness,
  ai: Sparkles,
};

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

type FeatureCardProps = {
  feature: Feature;
  open: boolean;
  onToggle: () => void;
};

/** A feature card (§1): its head is a button that shows or hides the full description. */
export function FeatureCard({ feature, open, onToggle }: FeatureCardProps) {
  const id = useId();
  const Icon = icons[feature.icon];
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box component="h4" sx={{ m: 0, flexGrow: open ? 0 : 1, display: 'flex' }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={`${id}-more`}
          aria-describedby={`${id}-short`}
          onClick={onToggle}
          sx={{
            width: 1,
            p: 6,
            display: 'grid',
            gridTemplateColumns: '44px minmax(0, 1fr) 20px',
            overflowWrap: 'anywhere',
            columnGap: 4,
            alignItems: 'start',
            alignContent: 'start',
            textAlign: 'start',
            borderRadius: '15px',
            '&.Mui-focusVisible': { outlineOffset: -4 },
            '&:hover': { bgcolor: 'trail.sunken' },
          }}
        >
          <Box
            component="span"
            sx={{
              width: 44,
              height: 44,
              display: 'grid',
              placeItems: 'center',
              borderRadius: '12px',
              bgcolor: 'trail.sunken',
              color: 'primary.main',
            }}
          >
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          </Box>
          <span>
            <Typography component="span" variant="h4" sx={{ display: 'block' }}>
              {feature.title}
            </Typography>
            <Typography
              id={`${id}-short`}
              component="span"
              variant="body2"
              sx={{
                display: 'block',
                mt: 1,
                color: 'text.secondary',
                fontWeight: 400,
                textWrap: 'balance',
                // Cards in a row are alike, though each is only as tall as its own text.
                minHeight: { sm: '2lh' },
              }}
            >
              {feature.shortDescription}
            </Typography>
          </span>
          <Box
            component="span"
            sx={{
              mt: 0.5,
              display: 'flex',
              color: 'text.secondary',
              transition: 'transform 180ms',
              transform: open ? 'rotate(180deg)' : 'none',
            }}
          >
            <ChevronDown size={20} aria-hidden="true" />
          </Box>
        </ButtonBase>
      </Box>
      <Typography
        id={`${id}-more`}
        hidden={!open}
        variant="body2"
        sx={{ px: 6, pb: 6, animation: `${unfold} 180ms both` }}
      >
        {feature.fullDescription}
      </Typography>
    </Card>
  );
}
