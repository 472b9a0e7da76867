import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { normalizarBusca } from '@vetlume/dominio/formatos'
import { PERFIS } from '@vetlume/dominio/menu'
import { perfilPermite, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/respostas.ts'

const LISTAS = [
  'GET /especie',
  'GET /raca',
  'GET /cidade',
  'GET /plano-saude',
  'GET /plano',
  'GET /cupom',
  'GET /grupo-despesa',
  'GET /tipo-despesa',
  'GET /horario-atendimento',
  'GET /feriado',
  'GET /cliente',
  'GET /usuario',
  'GET /especialidade',
  'GET /especialista',
  'GET /servico',
  'GET /parceiro',
  'GET /modelo-documento',
  'GET /tutor',
  'GET /animal',
] as const

const ordensDe = (chave: (typeof LISTAS)[number]) => {
  const { entrada }: Endpoint = CONTRATO_DA_API[chave]
  const aceita = (ordem: string) => entrada.safeParse({ ordem }).success
  const candidatas = [
    'nome',
    'especie',
    'uf',
    'deslocamento',
    'operadora',
    'prazoPagamento',
    'mensal',
    'anual',
    'texto',
    'validoDe',
    'usos',
    'ordem',
    'grupo',
    'diaSemana',
    'acrescimo',
    'criadoEm',
    'testeAte',
    'email',
    'especialidade',
    'modalidade',
    'preco',
    'duracao',
    'cidade',
    'tipo',
    'abrangencia',
    'data',
    'relevancia',
  ]
  return candidatas.filter(aceita).flatMap((ordem) => [ordem, `-${ordem}`])
}

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Somebody who may read the list, and reads the whole of it. */
const leitor = (chave: (typeof LISTAS)[number]) => {
  const { permissao }: Endpoint = CONTRATO_DA_API[chave]
  return empresa.como[PERFIS.find((perfil) => perfilPermite([perfil], permissao as PermissaoDePerfil)) ?? 'ADMIN']
}

describe.each(LISTAS)('%s', (chave) => {
  const { permissao }: Endpoint = CONTRATO_DA_API[chave]
  // Each list has its own people, who do not reach the limit of calls a minute.
  beforeAll(async () => {
    empresa = await criarEmpresa(amb)
  })

  it('sem token: 401', async () => {
    expect((await amb.semToken(chave)).status).toBe(401)
  })

  it.each(PERFIS)('%s: responde ou recusa como a tabela de permissões diz', async (perfil) => {
    const { status } = await empresa.como[perfil](chave)
    expect(status).toBe(perfilPermite([perfil], permissao as PermissaoDePerfil) ? 200 : 403)
  })

  it('todas as ordens, com busca e sem busca, e página por página', async () => {
    const recusadas: unknown[] = []
    for (const ordem of ordensDe(chave)) {
      const primeira = await leitor(chave)(chave, { ordem, limite: 1 })
      const cursor = primeira.corpo.proximo ?? undefined
      const segunda = await leitor(chave)(chave, { ordem, limite: 1, cursor })
      const comBusca = await leitor(chave)(chave, { ordem, busca: 'a b' })
      const situacao = [primeira.status, segunda.status, comBusca.status]
      if (situacao.some((status) => status !== 200)) recusadas.push([ordem, ...situacao])
    }
    expect(recusadas).toEqual([])
  })

  it.each(['%', '_', '\\', '%_\\', '🐶🪹🐶', 'a'.repeat(100), "'; drop table animal; --"])(
    'busca hostil %j não encontra nem quebra',
    async (busca) => {
      const { status, corpo } = await leitor(chave)(chave, { busca, limite: 5 })
      expect(status).toBe(200)
      expect(corpo.itens).toEqual([])
    },
  )

  it('um caractere nulo na busca é lido como espaço', async () => {
    expect((await leitor(chave)(chave, { busca: 'x\u0000' })).status).toBe(200)
  })

  it.each([
    'lixo',
    '[]',
    '["a"]',
    '["x","não é chave"]',
    '["\\u0000","1"]',
    '["2026-99-99","1"]',
    '["99999999999999999999","7"]',
    '[1,2]',
    '["a\') or true --","00000000-0000-0000-0000-000000000000"]',
    '["3","00000000-0000-0000-0000-000000000000"]',
  ])('cursor adulterado %s: recusa ou outra página, nunca um erro nosso', async (texto) => {
    const cursor = Buffer.from(texto).toString('base64url')
    for (const ordem of ordensDe(chave)) {
      const { status } = await leitor(chave)(chave, { ordem, cursor })
      expect([200, 422], `${ordem} ${status}`).toContain(status)
    }
  })

  it('por código: a linha pedida, ou nenhuma', async () => {
    const [primeira] = (await leitor(chave)(chave, { limite: 1 })).corpo.itens
    if (primeira !== undefined) {
      const { corpo } = await leitor(chave)(chave, { codigo: primeira.codigo })
      expect(corpo).toMatchObject({ itens: [{ codigo: primeira.codigo }], total: 1 })
    }
    expect((await leitor(chave)(chave, { codigo: "x' or true" })).status).toBe(422)
  })

  it('limite e ordem fora do contrato: 422 com o campo', async () => {
    for (const [entrada, campo] of [
      [{ limite: 0 }, 'limite'],
      [{ limite: 1001 }, 'limite'],
      [{ ordem: 'senha_hash' }, 'ordem'],
      [{ busca: 'a'.repeat(101) }, 'busca'],
    ] as const) {
      const { status, corpo } = await leitor(chave)(chave, entrada)
      expect(status).toBe(422)
      expect((corpo as unknown as { campos: Record<string, string> }).campos).toHaveProperty(campo)
    }
  })
})

describe('cidade', () => {
  it('traz todos os municípios, uma vez cada, em ordem sem acentos', async () => {
    const cidades = await percorrer(empresa.como.CLIENTE, 'GET /cidade', { limite: 200 })
    expect(cidades.length).toBeGreaterThanOrEqual(5571)
    expect(new Set(cidades.map(({ codigo }) => codigo)).size).toBe(cidades.length)
    const nomes = cidades.map(({ nome }) => normalizarBusca(nome))
    expect(nomes).toEqual([...nomes].sort())
  })

  it('encontra por partes, sem acento, e começa pelos que começam assim', async () => {
    const { corpo } = await empresa.como.CLIENTE('GET /cidade', { busca: 'sao paulo', ordem: 'relevancia' })
    expect(corpo.itens[0]).toMatchObject({ codigo: '3550308', nome: 'São Paulo', uf: 'SP', fuso: 'America/Sao_Paulo' })
    expect(corpo.itens.every(({ nome }) => /paulo/i.test(nome))).toBe(true)
    const parcial = await empresa.como.CLIENTE('GET /cidade', { busca: 'alegre porto', uf: 'RS' })
    expect(parcial.corpo.itens.map(({ nome }) => nome)).toContain('Porto Alegre')
    expect(parcial.corpo.itens.every(({ uf }) => uf === 'RS')).toBe(true)
    const uma = await empresa.como.PARCEIRO('GET /cidade', { codigo: '5101837' })
    expect(uma.corpo.itens).toMatchObject([{ nome: 'Boa Esperança do Norte', uf: 'MT' }])
  })

  it('UF e código fora do formato: 422', async () => {
    expect((await empresa.como.CLIENTE('GET /cidade', { uf: 'XX' as 'SP' })).status).toBe(422)
    expect((await empresa.como.CLIENTE('GET /cidade', { codigo: '99' })).status).toBe(422)
  })
})

describe('espécie e raça', () => {
  it('a raça diz a sua espécie, e cada espécie tem SRD', async () => {
    const especies = await percorrer(empresa.como.CLIENTE, 'GET /especie', {})
    const canina = especies.find(({ nome }) => nome === 'Canina')
    expect(canina?.racas).toBeGreaterThan(10)
    const racas = await percorrer(empresa.como.CLIENTE, 'GET /raca', { especie: canina?.codigo, limite: 200 })
    expect(racas).toHaveLength(canina?.racas ?? -1)
    expect(racas.every(({ especie }) => especie.nome === 'Canina')).toBe(true)
    expect(racas.map(({ nome }) => nome)).toContain('SRD')
  })

  it('filtra por situação', async () => {
    const nome = unico('Espécie inativa')
    await amb.db.insertInto('especie').values({ nome, ativo: false }).execute()
    const achar = async (ativo?: 'true' | 'false') =>
      (await empresa.como.ADMIN('GET /especie', { busca: nome, ...(ativo === undefined ? {} : { ativo }) })).corpo.total
    expect([await achar(), await achar('true'), await achar('false')]).toEqual([1, 0, 1])
    expect((await empresa.como.ADMIN('GET /especie', { ativo: 'talvez' })).status).toBe(422)
  })
})

describe('cupom', () => {
  it('deriva a situação da validade, dos usos e da chave', async () => {
    const marca = unico('CUPOM')
    const base = { tipo: 'PERCENTUAL', percentual_bp: 1000, duracao: 'UMA_VEZ', valido_de: '2026-01-01' }
    const linhas = {
      VIGENTE: { ...base, valido_ate: '2026-11-20' },
      EXPIRADO: { ...base, valido_ate: '2026-11-19' },
      FUTURO: { ...base, valido_de: '2026-11-21' },
      ESGOTADO: { ...base, limite_total: 3, usos: 3 },
      INATIVO: { ...base, ativo: false },
    }
    await amb.db
      .insertInto('cupom')
      .values(Object.entries(linhas).map(([situacao, linha]) => ({ texto: `${marca} ${situacao}`, ...linha })))
      .execute()
    const cupons = await percorrer(empresa.como.ADMIN, 'GET /cupom', { busca: marca, ordem: 'texto' })
    expect(Object.fromEntries(cupons.map(({ texto, situacao }) => [texto.split(' ').at(-1), situacao]))).toEqual({
      VIGENTE: 'VIGENTE',
      EXPIRADO: 'EXPIRADO',
      FUTURO: 'FUTURO',
      ESGOTADO: 'ESGOTADO',
      INATIVO: 'INATIVO',
    })
    expect((await empresa.como.ADMIN('GET /cupom', { busca: marca, situacao: 'ESGOTADO' })).corpo.total).toBe(1)
  })
})

describe('despesas, planos e horários', () => {
  it('o tipo de despesa vem na ordem dos grupos, com a linha da DRE', async () => {
    const grupos = await percorrer(empresa.como.CLIENTE, 'GET /grupo-despesa', {})
    expect(grupos.map(({ ordem }) => ordem)).toEqual(grupos.map(({ ordem }) => ordem).sort((a, b) => a - b))
    const tipos = await percorrer(empresa.como.CLIENTE, 'GET /tipo-despesa', { limite: 7 })
    expect(tipos.length).toBe(grupos.reduce((soma, { tipos: quantos }) => soma + quantos, 0))
    const posicao = new Map(grupos.map(({ codigo }, indice) => [codigo, indice]))
    const ordem = tipos.map(({ grupo }) => posicao.get(grupo.codigo) ?? -1)
    expect(ordem).toEqual([...ordem].sort((a, b) => a - b))
    const fixas = await empresa.como.CLIENTE('GET /tipo-despesa', { comportamento: 'FIXA', limite: 200 })
    expect(fixas.corpo.itens.every(({ comportamento }) => comportamento === 'FIXA')).toBe(true)
  })

  it('os horários vêm de domingo a sábado, em HH:MM', async () => {
    const horarios = await percorrer(empresa.como.CLIENTE, 'GET /horario-atendimento', { limite: 4 })
    const chaves = horarios.map(({ diaSemana, inicio }) => `${diaSemana} ${inicio}`)
    expect(chaves).toEqual([...chaves].sort())
    expect(horarios).toContainEqual(
      expect.objectContaining({ diaSemana: 1, inicio: '08:00', fim: '18:00', tipo: 'NORMAL' }),
    )
    const plantoes = await empresa.como.CLIENTE('GET /horario-atendimento', { tipo: 'PLANTAO', diaSemana: 0 })
    expect(plantoes.corpo.itens.every(({ tipo, diaSemana }) => tipo === 'PLANTAO' && diaSemana === 0)).toBe(true)
  })

  it('os planos dizem limites e assinantes', async () => {
    const { corpo } = await empresa.como.ADMIN('GET /plano', { busca: 'essencial' })
    expect(corpo.itens[0]).toMatchObject({
      nome: 'Essencial',
      mensalCentavos: 14_990,
      limiteUsuarios: 3,
      limiteParceiros: 10,
    })
    const saude = await empresa.como.PARCEIRO('GET /plano-saude', { tipo: 'CREDENCIADO' })
    expect(saude.corpo.itens.length).toBeGreaterThan(0)
    expect(saude.corpo.itens.every(({ tipo }) => tipo === 'CREDENCIADO')).toBe(true)
  })
})
