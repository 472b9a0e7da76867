/** A statement as the API sent it to PostgreSQL; the raw server sends the same, in the same order. */
export interface Instrucao {
  texto: string
  valores: unknown[]
}

export interface Cenario {
  nome: string
  metodo: 'GET' | 'POST'
  caminho: string
  corpo?: string
  token?: string
  conexoes: number
}

/** Messages between the bench and its two servers. */
export type Pedido =
  | { tipo: 'gravar' }
  | { tipo: 'parar-gravacao' }
  | { tipo: 'cpu' }
  | { tipo: 'memoria' }
  | { tipo: 'instrucoes'; cenarios: Record<string, { instrucoes: Instrucao[]; resposta: string; senha: boolean }> }
  | { tipo: 'fim' }

export type Resposta =
  | { tipo: 'pronto'; porta: number }
  | { tipo: 'gravadas'; instrucoes: Instrucao[] }
  | { tipo: 'cpu'; micros: number }
  | { tipo: 'memoria'; bytes: number }
  | { tipo: 'feito' }
