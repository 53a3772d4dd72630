import type { Look } from '../game';

export const look: Look = { frame: 'steel', scene: 'map' };
