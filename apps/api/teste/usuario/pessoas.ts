import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoUsuario } from '@vetlume/dominio/usuario'
import type { Ambiente, Chamar } from '../ambiente.ts'
import { criarUsuario, SENHA, type Empresa } from '../fabricas.ts'
import { abrirPorta } from '../porta.ts'

export interface Presenca {
  codigo: string
  email: string
  nome: string
  token: string
  sessao: string
  chamar: Chamar
}

/** What the suites about access need of one company: people at work in it, and the ADMIN who looks after them. */
export function administrar(amb: Ambiente, empresa: Empresa) {
  const { cliente, especialista, como } = empresa
  const porta = abrirPorta(amb, empresa)

  /** Signed in through the door and at work in the company. */
  async function alguemTrabalhando(perfis: ('CLIENTE' | 'ESPECIALISTA')[] = ['CLIENTE']): Promise<Presenca> {
    const usuario = await criarUsuario(amb, perfis)
    const vinculos = perfis.map((perfil) => ({
      usuario: usuario.codigo,
      cliente,
      perfil,
      especialista: perfil === 'ESPECIALISTA' ? especialista : null,
    }))
    await amb.db.insertInto('vinculo').values(vinculos).execute()
    const { corpo } = await porta.entrar(usuario.email, SENHA)
    const { corpo: contexto } = await amb.comToken(corpo.token)('POST /auth/contexto', { codigoCliente: cliente })
    const { codigo: sessao } = await amb.db
      .selectFrom('sessao')
      .select('codigo')
      .where('usuario', '=', usuario.codigo)
      .executeTakeFirstOrThrow()
    return { ...usuario, token: contexto.token, sessao, chamar: amb.comToken(contexto.token) }
  }

  const fichaDe = async (codigo: string) => (await como.ADMIN('GET /usuario/:codigo', { codigo })).corpo

  /** Saves the record as it is, with a change. */
  async function alterar(
    codigo: string,
    mudanca: Partial<EntradaDe<(typeof contratoUsuario)['PUT /usuario/:codigo']>>,
  ) {
    const { nome, email, cpf, telefone, perfis, vinculos, versao } = await fichaDe(codigo)
    const planos = vinculos.map((vinculo) => ({
      perfil: vinculo.perfil,
      cliente: vinculo.cliente.codigo,
      parceiro: vinculo.parceiro?.codigo ?? null,
      especialista: vinculo.especialista?.codigo ?? null,
    }))
    const atual = { codigo, versao, nome, email, cpf, telefone, perfis, vinculos: planos }
    return como.ADMIN('PUT /usuario/:codigo', { ...atual, ...mudanca })
  }

  const trilha = async (registro: string) =>
    (await como.ADMIN('GET /historico', { entidade: 'usuario', registro })).corpo.itens

  return { porta, alguemTrabalhando, fichaDe, alterar, trilha }
}
