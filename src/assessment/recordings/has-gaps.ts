/** Whether pieces before the last one are missing. The numbers are in order and begin with 0. */
export const hasGaps = (numbers: number[]) => numbers.some((number, index) => number !== index)
