import { describe, expect, it } from 'vitest'
import { faltasDaConsulta } from './consultas.ts'

const AQUI = 'apps/api/src/modules/laudo/queries.ts'

describe('como se chama uma consulta', () => {
  it.each([
    ['export async function ler({ tx, cliente }: Local, codigo: string) {}', 'recebe o contexto'],
    ['export const ler = async ({ tx }: Lugar): Promise<void> => {}', 'recebe o contexto'],
    ['export function ler(ctx: CtxCliente<Ator | null>, codigo: string) {}', 'recebe o contexto'],
    ["function ler(local: Pick<CtxEquipe, 'tx' | 'cliente'>) {}", 'recebe o contexto'],
    ['export const CATALOGOS = { raca: ({ tx }: Lugar) => tx } as const', 'recebe o contexto'],
    ['export const ler = (cliente: string, tx: Banco) => tx', 'não começa por tx'],
    ['export const ler = (cx: Banco, cliente: string) => cx', 'não começa por tx'],
    ['export const ler = (tx: Banco, codigo: string, cliente: string) => tx', 'longe de tx'],
    ['interface Lugar {\n  tx: Banco\n  cliente: string\n}', 'põe tx num objeto'],
    ['export async function ler(lugar: { tx: Banco; cliente: string }, codigo: string) {}', 'põe tx num objeto'],
  ])('recusa: %s', (fonte, motivo) => {
    expect(faltasDaConsulta(AQUI, fonte)).toContainEqual(expect.stringContaining(motivo))
  })

  it.each([
    'export async function ler(tx: Banco, cliente: string, codigo: string) {}',
    'export async function doUsuario(tx: Banco, usuario: string, agora: Temporal.Instant) {}',
    'export const listar = (tx: Banco, { cliente, hoje }: Leitura, filtro: Filtro = {}) => tx',
    'export const recorte = (cliente: string, visao: Visao) => sql`x.cliente = ${cliente}`',
    "export const listar = listaDeCadastro<Contrato['GET /x']>(({ ctx, input }) => ({ filtros: [ctx.cliente] }))",
  ])('deixa passar: %s', (fonte) => {
    expect(faltasDaConsulta(AQUI, fonte)).toEqual([])
  })
})
