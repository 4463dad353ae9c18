export { serveMetrics } from './serve-metrics';
export { watchStalls } from './stalls';
export { type Traffic, watchTraffic } from './traffic';
