/** One area's development server: its files are read by a page that another server serves. */
export function devServer(port) {
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    client: { overlay: false, webSocketURL: { hostname: '127.0.0.1', port, protocol: 'ws' } },
    static: false,
  };
}
