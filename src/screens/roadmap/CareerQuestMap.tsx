import Box from '@mui/material/Box';
import { useRef } from 'react';
import { TrailMarker } from '#components/TrailMarker.tsx';
import { stepStates } from '#domain/progress.ts';
import { type Milestone, pathSide } from '#domain/roadmap.ts';
import { CompassRose } from './CompassRose.tsx';
import { MilestoneCard } from './MilestoneCard.tsx';
import { landStyle, listStyle, markStyle, rowStyle, sheetStyle } from './mapStyles.ts';
import { Ridges } from './Ridges.tsx';
import { SummitFlag } from './SummitFlag.tsx';
import { TrailDrawing } from './TrailDrawing.tsx';
import { evenRows, useRowCentres } from './useRowCentres.ts';

type CareerQuestMapProps = {
  milestones: readonly Milestone[];
};

/**
 * The roadmap as a trail map (§2): one path winding through all milestones, alternating sides; down one side
 * where the map is narrow. To a screen reader it is an ordered list.
 */
export function CareerQuestMap({ milestones }: CareerQuestMapProps) {
  const list = useRef<HTMLOListElement>(null);
  const rows = useRowCentres(list, milestones.length);
  const states = stepStates(milestones.map(({ completed }) => completed));
  const current = states.indexOf('current');
  const reached = current === -1 ? milestones.length : current + 1;
  return (
    <Box sx={sheetStyle}>
      <CompassRose />
      <Ridges />
      <Box sx={landStyle}>
        <TrailDrawing medium="screen" rows={rows} reached={reached} />
        <TrailDrawing medium="print" rows={evenRows(milestones.length)} reached={reached} />
        <Box component="ol" ref={list} aria-label="Milestones" sx={listStyle}>
          {milestones.map((milestone, index) => {
            const state = states[index] ?? 'upcoming';
            return (
              <Box
                component="li"
                key={milestone.id}
                data-side={pathSide(index)}
                aria-current={state === 'current' ? 'step' : undefined}
                sx={rowStyle}
              >
                <Box sx={markStyle}>
                  {milestone.isFlag ? (
                    <SummitFlag state={state} />
                  ) : (
                    <TrailMarker number={index + 1} state={state} tone="accent" size={46} />
                  )}
                </Box>
                <MilestoneCard milestone={milestone} number={index + 1} state={state} />
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
