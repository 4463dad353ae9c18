export { serveMetrics } from './serve-metrics';
export { type Stalls, watchStalls } from './stalls';
export { type Traffic, watchTraffic } from './traffic';
