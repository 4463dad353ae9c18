export { serveMetrics } from './serve-metrics';
export { type Traffic, watchTraffic } from './traffic';
