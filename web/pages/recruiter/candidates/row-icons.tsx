const lines = {
  pdf: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  interview: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5M7 12h2',
  send: 'M17 3 9 11M17 3l-5 14-3-6-6-3z',
  sent: 'm4 10.5 4 4 8-9',
  menu: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
}

/** The pictures on the buttons of rows, drawn once for all of them. */
export const RowIcons = () => (
  <svg className="row-icons absolute" aria-hidden="true">
    {Object.entries(lines).map(([name, path]) => (
      <symbol key={name} id={`row-${name}`} viewBox="0 0 20 20">
        <path d={path} />
      </symbol>
    ))}
  </svg>
)
