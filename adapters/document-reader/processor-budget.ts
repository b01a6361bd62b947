/**
 * Milliseconds of processor time that may be used for something. What other programs do to the machine does not count, so that a file
 * is read alike on a busy one.
 */
export class ProcessorBudget {
  private used = 0

  constructor(private readonly milliseconds: number) {}

  left(): number {
    return this.milliseconds - this.used
  }

  spend(milliseconds: number) {
    this.used += milliseconds
  }

  /** Counts what this process uses while `work` runs. */
  during<Result>(work: () => Result): Result {
    const before = process.cpuUsage()
    try {
      return work()
    } finally {
      const { user, system } = process.cpuUsage(before)
      this.spend((user + system) / 1000)
    }
  }
}
