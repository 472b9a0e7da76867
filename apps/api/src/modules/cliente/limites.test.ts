import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { abrirAtendimento, imagemDeTeste, percorrer } from '../../../teste/percurso.ts'
import { situacoes } from '../../../teste/respostas.ts'
import { exigirEspaco } from './index.ts'

const AGORA = '2026-11-20T15:00:00Z'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

type Limites = Partial<Record<'limiteUsuarios' | 'limiteLaudosMes' | 'limiteGb' | 'limiteParceiros', number>>

/** Puts a company on a plan of its own with these limits. */
async function assinar(alvo: Empresa, limites: Limites): Promise<void> {
  const { corpo } = await empresa.como.ADMIN('POST /plano', {
    nome: unico('Plano'),
    mensalCentavos: 1,
    anualCentavos: 1,
    ...limites,
  })
  await amb.db.updateTable('cliente').set({ plano: corpo.codigo }).where('codigo', '=', alvo.cliente).execute()
}

describe('o uso do plano', () => {
  it('conta a gente da empresa, as clínicas ativas, os laudos do mês da zona e os arquivos', async () => {
    const medida = await criarEmpresa(amb)
    await assinar(medida, { limiteUsuarios: 3, limiteLaudosMes: 10, limiteGb: 1, limiteParceiros: 1 })
    await percorrer(amb, medida)
    const bytes = await amb.db
      .selectFrom('arquivo_guardado')
      .select((e) => e.fn.sum<number>('tamanho').as('soma'))
      .where('cliente', '=', medida.cliente)
      .executeTakeFirstOrThrow()
    const { corpo, status } = await medida.como.CLIENTE('GET /cliente/uso')
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      usuarios: { usado: 3, limite: 3, razao: 1, avisar: true, esgotado: true },
      parceiros: { usado: 1, limite: 1, avisar: true },
      laudosMes: { usado: 1, limite: 10, razao: 0.1, avisar: false },
      armazenamentoGb: { usado: bytes.soma / 1e9, limite: 1, avisar: false },
    })
    const { corpo: ficha } = await empresa.como.ADMIN('GET /cliente/:codigo', { codigo: medida.cliente })
    expect(ficha.uso).toEqual(corpo)

    await amb.db
      .updateTable('usuario')
      .set({ ativo: false })
      .where('codigo', '=', medida.usuarios.CLIENTE_BASE.codigo)
      .execute()
    expect((await medida.como.CLIENTE('GET /cliente/uso')).corpo.usuarios.usado).toBe(2)
  })

  it('uma empresa não mede outra, nem pela função do banco', async () => {
    const outra = await criarEmpresa(amb)
    const medir = async (alvo: Empresa) => {
      const { rows } = await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
        sql<{ n: number | null }>`select busca.uso_do_plano(${alvo.cliente}, 'usuarios', now()) as n`.execute(tx),
      )
      return rows[0]?.n
    }
    expect([await medir(outra), await medir(empresa)]).toEqual([null, 3])
  })
})

describe('o limite', () => {
  it('de laudos: o último lugar é de um só, e retificar e ler continuam', async () => {
    const cheia = await criarEmpresa(amb)
    const { laudo } = await percorrer(amb, cheia)
    const abertos = await Promise.all([1, 2, 3].map(() => abrirAtendimento(amb, cheia)))
    const itens = abertos.map(({ item }) => item)
    await assinar(cheia, { limiteLaudosMes: 2 })
    const respostas = await Promise.all(itens.map((item) => cheia.como.CLIENTE('POST /laudo', { item })))
    expect(situacoes(respostas)).toEqual([201, 402, 402])
    expect(respostas.find(({ status }) => status === 402)?.corpo).toMatchObject({
      codigo: 'LIMITE_DO_PLANO',
      mensagem: 'Seu plano permite 2 laudos por mês. Mude de plano para continuar.',
      detalhes: { recurso: 'laudosMes', usado: 2, limite: 2, esgotado: true },
    })
    expect((await cheia.como.CLIENTE('GET /laudo/:codigo', { codigo: laudo })).status).toBe(200)
    const retificacao = await cheia.como.CLIENTE('POST /laudo/:codigo/retificar', {
      codigo: laudo,
      motivo: 'Medida trocada',
    })
    expect(retificacao.status).toBe(201)

    const faltou = itens.find((_, indice) => respostas[indice]?.status === 402) ?? ''
    const comecarEm = async (instante: string) => {
      amb.relogio.fixar(instante)
      const { usuarios, cliente } = cheia
      const alguem = await amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
      const { status } = await alguem('POST /laudo', { item: faltou })
      amb.relogio.fixar(AGORA)
      return status
    }
    // Midnight of December in São Paulo.
    expect([await comecarEm('2026-12-01T02:59:59Z'), await comecarEm('2026-12-01T03:00:00Z')]).toEqual([402, 201])
  })

  it('de armazenamento: nem imagem nem anexo entram; o que já entrou se lê', async () => {
    const cheia = await criarEmpresa(amb)
    const { laudo, atendimento } = await percorrer(amb, cheia)
    const { codigo: retificado } = (
      await cheia.como.CLIENTE('POST /laudo/:codigo/retificar', { codigo: laudo, motivo: 'Imagem a mais' })
    ).corpo
    await assinar(cheia, { limiteGb: 1 })
    await amb.db
      .insertInto('arquivo_guardado')
      .values({ cliente: cheia.cliente, sha256: 'a'.repeat(64), tamanho: 999_999_999 })
      .execute()
    const arquivo = { nome: 'outra.jpg', bytes: await imagemDeTeste('#993366') }
    const imagem = await cheia.como.CLIENTE('POST /laudo/:codigo/imagem', { codigo: retificado }, { arquivo })
    const anexo = await cheia.como.CLIENTE('POST /atendimento/:codigo/anexo', { codigo: atendimento }, { arquivo })
    expect([imagem.status, anexo.status]).toEqual([402, 402])
    expect(imagem.corpo).toMatchObject({
      mensagem: 'Seu plano permite guardar 1 GB de arquivos. Mude de plano para continuar.',
    })
    expect((await cheia.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: laudo })).status).toBe(200)
  })

  it('de usuários e de clínicas, para quem os cadastra: sob a empresa e sob a plataforma', async () => {
    const alvo = await criarEmpresa(amb)
    await assinar(alvo, { limiteUsuarios: 4, limiteParceiros: 2 })
    const exigir = (papel: 'cliente' | 'plataforma', recurso: 'usuarios' | 'parceiros', quanto?: number) =>
      emTransacao(amb.dbApp, papel === 'cliente' ? { papel, cliente: alvo.cliente } : { papel }, (tx) =>
        exigirEspaco({ tx, cliente: alvo.cliente, agora: amb.relogio.agora() }, recurso, quanto),
      )
    await expect(exigir('plataforma', 'usuarios')).resolves.toBeUndefined()
    await expect(exigir('cliente', 'parceiros')).resolves.toBeUndefined()
    await expect(exigir('cliente', 'parceiros', 2)).rejects.toMatchObject({ codigo: 'LIMITE_DO_PLANO' })
    const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
    await amb.db.insertInto('vinculo').values({ usuario, cliente: alvo.cliente, perfil: 'CLIENTE' }).execute()
    await expect(exigir('plataforma', 'usuarios')).rejects.toMatchObject({ codigo: 'LIMITE_DO_PLANO' })
  })
})
