interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends what comes in while others are under way as one: many rows cost PostgreSQL little more than one.
 * An item whose batch fails is sent again by itself, so that no item fails by another's fault.
 */
export class Batches<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private underWay = 0;

  constructor(
    private readonly send: (items: readonly Item[]) => Promise<Result[]>,
    private readonly limits: { underWay: number; items: number },
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    while (this.underWay < this.limits.underWay && this.waiting.length > 0) {
      this.underWay++;
      void this.run(this.waiting.splice(0, this.limits.items)).finally(() => {
        this.underWay--;
        this.next();
      });
    }
  }

  private async run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.send(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else await Promise.all(batch.map((one) => this.run([one])));
    }
  }
}
