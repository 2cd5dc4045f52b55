import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { baseAddons } from '../../.storybook/addons.ts';
import base from '../../.storybook/preview.tsx';
import { startWorker } from '../stage/network.ts';

/** The preview of components of features: a story answers the calls that one sends with `msw.use`. */
export default definePreview({ ...base.input, addons: [...baseAddons, addonMsw(startWorker)] });
