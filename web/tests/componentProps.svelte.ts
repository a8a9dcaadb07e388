/** The properties of a component, which a test changes while the component is shown. */
export class ComponentProps {
  readonly props = $state<Record<string, unknown>>({});

  constructor(given: Record<string, unknown>) {
    for (const [name, value] of Object.entries(given)) this.props[name] = value;
  }
}
