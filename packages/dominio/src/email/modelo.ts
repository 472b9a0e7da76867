import type * as z from 'zod/mini'
import type { Carta } from './carta.ts'

export interface Modelo<E extends z.ZodMiniType> {
  /** What is stored with the message: words for the text, never a secret. */
  dados: E
  /** Page of ours that the button opens. */
  rota: string | ((dados: z.output<E>) => string)
  /** It reaches people that a company has data about: its foot says where they ask about them. */
  aoTitular?: true
  escrever(dados: z.output<E>, url: string): Carta
}

export function modelo<E extends z.ZodMiniType>(definicao: Modelo<E>): Modelo<E> {
  return definicao
}

export const ola = (pessoa: string) => `Olá, ${pessoa.split(' ')[0] ?? pessoa}!`
export const SECRETO = 'O link é só seu e serve uma única vez. Não o encaminhe a ninguém.'
