import type { Canvas } from 'storybook/internal/csf';
import type { userEvent } from 'storybook/test';
import type { StageParameters } from './parameters.ts';

/** The parts of a story's context that steps use. */
export interface StepContext {
  readonly id: string;
  readonly canvas: Canvas;
  readonly parameters: StageParameters;
  readonly loaded: Record<string, unknown>;
  readonly userEvent: Pick<
    typeof userEvent,
    'type' | 'click' | 'clear' | 'paste' | 'selectOptions'
  >;
}
