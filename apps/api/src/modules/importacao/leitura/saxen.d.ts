/** What we use of it: the package has no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(
      evento: 'openTag',
      ouvir: (nome: string, atributos: () => Record<string, string>, decodificar: (texto: string) => string) => void,
    ): this
    on(evento: 'closeTag', ouvir: (nome: string) => void): this
    on(evento: 'error', ouvir: (erro: Error) => void): this
    parse(xml: string): this
  }
}
