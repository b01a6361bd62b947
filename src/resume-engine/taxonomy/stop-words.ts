/** Function words, and the words every resume and every job advertisement uses: they tell no two documents apart. */
export const stopWords = new Set(
  `a about above across after again against all also am among an and any are around as at back be became because been before being below
  between both but by can cannot could did do does doing done down due during each either else etc even ever every few first for from
  full further get gets getting give given go goes going got had has have having he her here hers herself him himself his how however
  i if in into is it its itself just keep know last least less let like made make makes making many may me might more most much must my
  myself near need needed needs never new next no nor not now of off often on once one only or other others our ours out over own part
  per place please put rather said same see seen she should show since so some still such take taken takes than that the their theirs
  them themselves then there these they thing things this those three through throughout thus time to together too toward two under
  until up upon us use used useful user uses using various very via want was way we well were what when where whether which while who
  whom whose why will with within without would yet you your yours yourself
  able ability abilities additional applicant applicants apply background based benefit benefits bonus candidate candidates career city
  company competitive country current curriculum cv date day days degree demonstrated description desired duties duty education
  effective effectively email employee employees employer employers employment ensure ensured ensuring environment equal equivalent
  excellent experience experienced experiences fast good great growing help helped helping hard high highlights highly ideal include
  included includes including individual job jobs join key knowledge level linkedin looking main minimum month months name objective
  offer offers opportunities opportunity organization page paced people perform performed performing phone plus position positions
  preferred present professional profile proven provide provided provides providing qualification qualifications qualified
  reference references related require required requirement requirements responsibilities responsibility responsible result results resume
  role roles salary seeking self skill skilled skills skype state strong success successful successfully summary team teams today tool
  top understanding variety vitae want week weeks willing work worked worker working works world year years
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday`
    .split(/\s+/)
    .filter(Boolean),
)
