import { Drawing } from './drawing';

const vin = 'ZACPJFCW1SP018273';

/** The lower corner of a windscreen on the driver's side, with the plate behind the glass. */
export function WindscreenDrawing() {
  return (
    <Drawing width={376} height={210}>
      <path className="glass" stroke="none" d="M0 0h338L294 150Q150 170 0 145z" />
      <path className="thin" d="M322 0 279 136Q150 158 0 134" />
      <path d="M338 0 294 148Q150 172 0 143M349 0 304 156Q150 184 0 152M364 0 318 176Q160 210 0 170" />
      <path d="M374 14 320 182Q160 216 0 182" className="thin" />
      <path className="thin" d="M0 92Q150 106 275 87" />
      <path className="thick" d="M0 145Q70 156 138 155" />
      <path d="M73 150l48 27M77 148l50 24" />
      <circle className="body" cx="125" cy="180" r="6" />
      <path className="thin" d="M168 176v8m11-9v8m11-9v8m11-9v8m11-9v8m11-9v8m11-10v8m11-10v8m11-11v8" />
      <g transform="rotate(-3 198 120)">
        <rect className="mark" x="118" y="104" width="160" height="28" />
        <text className="vin" x="198" y="122.500" textAnchor="middle">
          {vin}
        </text>
      </g>
    </Drawing>
  );
}

/** The open driver's door and the label on the pillar. */
export function DoorDrawing() {
  return (
    <Drawing width={376} height={210}>
      <path className="body" stroke="none" d="M0 0h64L56 210H0z" />
      <path className="glass" stroke="none" d="M96 0h190l30 210H88z" />
      <path className="thin" d="M52 0 45 210M112 0 104 210M266 0l34 210M330 0q24 90 20 210M342 0q24 90 20 210" />
      <path d="M64 0 56 210M96 0 88 210M287 0l29 210" />
      <rect className="body" x="57" y="133" width="7" height="31" />
      <rect className="body" x="124" y="133" width="20" height="31" />
      <circle className="body" cx="134" cy="149" r="5" />
      <rect className="body thin" x="160" y="37" width="116" height="95" />
      <text className="small" x="168" y="54">
        FCA ITALY S.p.A.
      </text>
      <rect className="mark" x="160" y="62" width="116" height="20" />
      <text className="vin" x="218" y="76" textAnchor="middle" textLength="106" lengthAdjust="spacingAndGlyphs">
        {vin}
      </text>
      <text className="quiet" x="168" y="98">
        1675 kg
      </text>
      <text className="quiet" x="168" y="111">
        2775 kg
      </text>
      <text className="quiet" x="168" y="124">
        1- 0945 2- 0885
      </text>
    </Drawing>
  );
}

/** The booklet's page, its field E framed. */
export function BookletDrawing() {
  return (
    <Drawing width={376} height={210}>
      <path className="body thin" d="M376 16H16v194h360" />
      <path className="thin" d="M40 53h336M40 89h336M40 161h336" />
      <rect className="mark" x="25" y="98" width="326" height="52" />
      <text x="40" y="40">
        <tspan>(D.1)</tspan>
        <tspan x="104">JEEP</tspan>
      </text>
      <text x="40" y="76">
        <tspan>(D.3)</tspan>
        <tspan x="104">AVENGER</tspan>
      </text>
      <text className="vin" x="40" y="129">
        <tspan>(E)</tspan>
        <tspan x="104">{vin}</tspan>
      </text>
      <text x="40" y="185">
        <tspan>(F.1)</tspan>
        <tspan x="104">1675</tspan>
      </text>
    </Drawing>
  );
}
