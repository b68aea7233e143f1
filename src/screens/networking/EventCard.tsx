import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarPlus, Clock, MapPin, Video } from 'lucide-react';
import { ListCard } from '#components/ListCard.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { calendarFile } from '#domain/calendar.ts';
import { eventDate } from '#domain/eventDate.ts';
import type { EventType, NetworkingEvent } from '#domain/events.ts';

const typeIcons: Readonly<Record<EventType, typeof Video>> = {
  'In-Person': MapPin,
  Online: Video,
};

type EventCardProps = {
  event: NetworkingEvent;
  /** True for the soonest one: it stands out. */
  next?: boolean;
};

/** An upcoming event (§3): when, where or how, and a file for the member's calendar. */
export function EventCard({ event, next = false }: EventCardProps) {
  const { title, time, location, type, description } = event;
  const date = eventDate(event.date);
  const file = calendarFile(event);
  const TypeIcon = typeIcons[type];
  return (
    <ListCard>
      <Layout>
        {/* The same day is said in words below. */}
        <div className="leaf" data-next={next} aria-hidden="true">
          <span>{date.month}</span>
          <b>{date.day}</b>
        </div>
        <header>
          {next && <p className="next">Next up</p>}
          <h3>{title}</h3>
        </header>
        <div className="body">
          <p className="line">
            <Clock size={18} aria-hidden="true" />
            <time dateTime={event.startsAt}>
              {date.full}, <span>{time}</span>
            </time>
          </p>
          <p className="line">
            <TypeIcon size={18} aria-hidden="true" />
            <span>
              <strong>{type}</strong> · {location}
            </span>
          </p>
          <p className="description">{description}</p>
        </div>
        <Button
          className="save"
          href={file.href}
          download={file.name}
          variant="outlined"
          color="secondary"
          startIcon={<CalendarPlus size={18} aria-hidden="true" />}
        >
          Save to calendar<VisuallyHidden>&nbsp;({title})</VisuallyHidden>
        </Button>
      </Layout>
    </ListCard>
  );
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'center',
  '& .leaf': {
    alignSelf: 'start',
    width: 64,
    padding: '6px 0 8px',
    borderRadius: 12,
    border: '1px solid transparent',
    textAlign: 'center',
    backgroundColor: 'var(--mui-palette-trail-sunken)',
    '& span': { ...theme.typography.caption, display: 'block', fontWeight: 600 },
    '& b': { ...theme.typography.figure, display: 'block', lineHeight: 1 },
    '&[data-next="true"]': {
      backgroundColor: 'var(--mui-palette-accent-main)',
      color: 'var(--mui-palette-accent-contrastText)',
    },
  },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& .next': {
    ...theme.typography.caption,
    fontWeight: 650,
    color: 'var(--mui-palette-accent-main)',
  },
  '& .body': { gridColumn: '1 / -1', display: 'grid', gap: 6 },
  '& .body p': theme.typography.body2,
  '& .line': { display: 'flex', gap: 8 },
  '& .line svg': { flex: 'none', marginTop: 3, color: 'var(--mui-palette-primary-main)' },
  '& .line strong': { fontWeight: 600 },
  '& time span': { display: 'inline-block' },
  '& .description': { marginTop: 4, maxWidth: '68ch', color: 'var(--mui-palette-text-secondary)' },
  '& .save': { gridColumn: '1 / -1', justifySelf: 'start' },
  '@media print': { '& .save': { display: 'none' } },
  '@container (min-width: 640px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 24,
    rowGap: 8,
    '& .leaf': { gridRow: '1 / span 2' },
    '& header': { gridColumn: 2 },
    '& .body': { gridColumn: '2 / -1' },
    '& .save': { gridColumn: 3, gridRow: 1 },
  },
}));
