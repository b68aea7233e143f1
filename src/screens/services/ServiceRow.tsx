import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BookOpen,
  BriefcaseBusiness,
  Check,
  Compass,
  type LucideIcon,
  MapIcon,
  MessagesSquare,
  UsersRound,
} from 'lucide-react';
import type { Service, ServiceIcon } from '#domain/services.ts';

const icons: Record<ServiceIcon, LucideIcon> = {
  assessment: Compass,
  roadmap: MapIcon,
  learning: BookOpen,
  mentoring: UsersRound,
  'job-search': BriefcaseBusiness,
  interview: MessagesSquare,
};

type ServiceRowProps = { service: Service };

/** A service (§2): its name, what it does, and what it includes, side by side where there is room. */
export function ServiceRow({ service }: ServiceRowProps) {
  const Icon = icons[service.icon];
  return (
    <Box
      component="li"
      sx={{
        py: { xs: 7, md: 9 },
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        columnGap: 8,
        rowGap: 4,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1.2fr) minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.1fr)',
        },
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 4,
          alignItems: 'center',
          alignSelf: 'start',
          gridColumn: { sm: '1 / -1', md: 'auto' },
        }}
      >
        <Box
          sx={{
            width: 48,
            height: 48,
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '14px',
            bgcolor: 'trail.sunken',
            color: 'primary.main',
          }}
        >
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        </Box>
        <Typography variant="h3">{service.title}</Typography>
      </Box>
      <Typography sx={{ maxWidth: '35em', textWrap: 'pretty' }}>{service.description}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {service.points.map((point) => (
          <Typography
            key={point}
            component="li"
            variant="body2"
            sx={{ display: 'flex', gap: 2.5, color: 'text.secondary' }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', flexShrink: 0, mt: '3px', color: 'primary.main' }}
            >
              <Check size={18} aria-hidden="true" />
            </Box>
            {point}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
