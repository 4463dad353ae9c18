import { Drawing } from '../common/vin-places/drawing';

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 223)`}>
      <circle className="body" r="56" />
      <circle r="38" />
      <circle className="thin" r="34" />
      <circle r="7" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M-5-7v-25M5-7v-25" />
      ))}
    </g>
  );
}

/** A car from its side, with the windscreen (1) and the door's pillar (2) marked. */
export function CarDrawing() {
  return (
    <Drawing width={776} height={282} fit="whole">
      <path className="thin" d="M0 279h776" />
      <path
        className="body"
        d="M45 242 42 186q-1-32 20-46 60-26 178-32L344 40q20-16 120-16 130 0 200 24l40 56q16 30 16 90l-4 48h-50a67 67 0 0 0-134 0H240a67 67 0 0 0-134 0z"
      />
      <path
        className="glass"
        d="M272 102 352 50q20-11 94-12v63zM470 38q70 0 114 8l26 52-140 2zM600 48l40 8 28 48-42-2z"
      />
      <path
        d="M262 108q200-10 442-4M448 38v202M262 108q-8 70 6 130M604 100q14 34-4 64-60 20-70 72M250 238h290M42 202h60M40 230h66M666 222h50M45 186h50l6 14"
        className="line"
      />
      <path className="thin" d="M250 126q220-14 420-2" />
      <rect className="body" x="412" y="126" width="32" height="6" />
      <rect className="body" x="556" y="124" width="32" height="6" />
      <path className="glass" d="M62 152l48-14 8 10-10 10-46 8zM672 138l10-18 32-8 8 30z" />
      <path className="body" d="M294 84q20-8 28 4v12h-26z" />
      <Wheel x={173} />
      <Wheel x={599} />
      <path className="bar" d="M258 104l26-18M455 172v56" />
      <path className="mark" d="M268 34v58M457 200h34" fill="none" />
      <rect className="solid" x="256" y="8" width="24" height="24" />
      <rect className="solid" x="491" y="188" width="24" height="24" />
      <text className="on" x="268" y="24.500" textAnchor="middle">
        1
      </text>
      <text className="on" x="503" y="204.500" textAnchor="middle">
        2
      </text>
    </Drawing>
  );
}
