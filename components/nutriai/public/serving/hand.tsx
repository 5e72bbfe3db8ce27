/** An adult's finger along the pieces, with its creases and nail. */
export const finger = (
  <g fill="#b98159" stroke="rgb(60 40 20 / 45%)" strokeWidth=".8">
    <path d="M150 57h-30q-9 0-15 3H38q-7 0-7 6t7 6h68q6 4 14 4h30Z" />
    <path fill="none" d="M56 61q2 5 0 10M78 61q2 5 0 10" />
    <rect fill="#f0cdb2" x="33" y="62.500" width="9" height="7" rx="3.500" />
  </g>
);

/** The end of one, from the side of the plate. */
export const fingertip = (
  <g fill="#b98159" stroke="rgb(60 40 20 / 45%)" strokeWidth=".8">
    <path d="M150 30h-32q-13 0-13 9t13 9h32Z" />
    <path fill="none" d="M134 31q3 8 0 16" />
    <rect fill="#f0cdb2" x="107" y="33.500" width="12" height="11" rx="5" />
  </g>
);
