import type { Look } from '../game';

export const look: Look = {
  frame: 'steel',
  scene: 'map',
  layouts: { quest: 'sheet' },
  statEntries: {
    health: 'health',
    attack: 'attack-value',
    resilience: 'resilience',
    engaged: 'spawn-engaged',
    shadows: 'spawn-shadows',
    exploration: 'progress',
  },
};
