import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { compareAddress, leastCompared, mostCompared } from '../../../api/ranking.ts'

/** Opens the comparison of chosen candidates, where they fit side by side. */
export const CompareButton = ({ ids }: { ids: string[] }) =>
  ids.length >= leastCompared && ids.length <= mostCompared ? (
    <Button asChild>
      <Link to={compareAddress(ids)}>Compare {ids.length}</Link>
    </Button>
  ) : (
    <Button disabled title={`${leastCompared} to ${mostCompared} fit side by side`}>
      Compare
    </Button>
  )
