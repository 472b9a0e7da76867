import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { suportePode } from '@vetlume/dominio/suporte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarUsuario } from '../../../teste/fabricas.ts'
import { MATRIZ, type Cenario } from '../../../teste/matriz/index.ts'
import { montarCenario } from '../../../teste/matriz/montar-cenario.ts'

let amb: Ambiente
let casa: Cenario
let vizinha: Cenario
beforeAll(async () => {
  amb = await abrirAmbiente()
  casa = await montarCenario(amb)
  vizinha = await montarCenario(amb)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.avancar({ hours: 25 }))

type Chave = keyof typeof MATRIZ
const entradaDe = (chave: Chave, c: Cenario) =>
  (MATRIZ[chave] as unknown as { entrada: (c: Cenario) => unknown }).entrada(c)

const donoDe = ({ empresa }: Cenario) =>
  amb.como({ usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], ...empresa.lugares.CLIENTE })

async function operador() {
  const pessoa = await criarUsuario(amb, ['ADMIN'])
  const { cliente } = casa.empresa.lugares.ADMIN
  return { ...pessoa, chamar: await amb.como({ usuario: pessoa.codigo, perfis: ['ADMIN'], cliente }) }
}

const conceder = async (dono: Chamar, dados: { minutos?: number; podeMudar?: boolean } = {}) => {
  const { status, corpo } = await dono('POST /suporte', { finalidade: 'Ver um laudo', minutos: 60, ...dados })
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}

/** Somebody of the operator, inside the company that let them in. */
async function dentro(dados: { minutos?: number; podeMudar?: boolean } = {}) {
  const [dono, admin] = [await donoDe(casa), await operador()]
  const { codigo } = await conceder(dono, dados)
  const { status, corpo } = await admin.chamar('POST /suporte/:codigo/entrada', { codigo })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return { dono, admin, codigo, corpo, la: amb.comToken(corpo.token) }
}

const ler = (quem: Chamar, c = casa) => quem('GET /animal/:codigo', { codigo: c.animal })
const sobre = async (sufixo: string) =>
  (
    await amb.db
      .selectFrom('auditoria')
      .select(['acao', 'nome_usuario', 'cliente'])
      .where('acao', '=', sufixo)
      .orderBy('quando')
      .orderBy('sequencia')
      .execute()
  ).at(-1)

describe('quem administra a plataforma', () => {
  it('sem que a empresa deixe, não lê nada dela', async () => {
    const { chamar } = await operador()
    expect((await ler(chamar)).status).toBe(403)
    expect((await chamar('POST /auth/contexto', { codigoCliente: casa.empresa.cliente })).status).toBe(404)
    expect((await chamar('GET /suporte')).corpo).toEqual([])
  })

  it('entra onde deixaram, lê como quem trabalha ali, com o nome marcado, e não alcança outra empresa', async () => {
    const { la, corpo, admin, codigo } = await dentro()
    expect(corpo.user).toMatchObject({ perfis: ['CLIENTE'], suporte: { codigo, podeMudar: false } })
    expect((await ler(la)).status).toBe(200)
    expect((await ler(la, vizinha)).status).toBe(404)
    // Twice the same person, and only one of the sessions is inside.
    const fora = await amb.como({ usuario: admin.codigo, perfis: ['ADMIN'], ...casa.empresa.lugares.ADMIN })
    expect((await ler(fora)).status).toBe(403)
    const { rota, nome, registro } = await amb.db
      .selectFrom('suporte_acesso')
      .selectAll()
      .where('suporte', '=', codigo)
      .orderBy('codigo')
      .executeTakeFirstOrThrow()
    expect([rota, nome, registro]).toEqual(['GET /animal/:codigo', `${admin.nome} (suporte Vetlume)`, casa.animal])
  })

  it('não usa a permissão de uma empresa em outra, nem a de outra sessão', async () => {
    const { codigo, admin } = await dentro()
    const forjado = await amb.como({
      usuario: admin.codigo,
      perfis: ['CLIENTE'],
      cliente: vizinha.empresa.cliente,
      suporte: codigo,
    })
    expect((await ler(forjado, vizinha)).corpo).toMatchObject({ codigo: 'SUPORTE_ENCERRADO' })
    const semEntrar = await amb.como({
      usuario: admin.codigo,
      perfis: ['CLIENTE'],
      cliente: casa.empresa.cliente,
      suporte: codigo,
    })
    expect((await ler(semEntrar)).corpo).toMatchObject({ codigo: 'SUPORTE_ENCERRADO' })
  })

  it('perde o acesso quando a empresa encerra, quando o tempo acaba e quando outro é concedido', async () => {
    const casos = [
      async ({ dono, codigo }: Awaited<ReturnType<typeof dentro>>) =>
        void (await dono('POST /suporte/:codigo/revogacao', { codigo })),
      async () => amb.relogio.avancar({ minutes: 15 }),
      async ({ dono }: Awaited<ReturnType<typeof dentro>>) => void (await conceder(dono)),
    ]
    for (const acabar of casos) {
      const cena = await dentro({ minutos: 15 })
      await acabar(cena)
      // A session that was looked at just now is believed for some seconds; one that was not is looked at.
      const depois = await cena.la('GET /tutor/:codigo', { codigo: casa.tutor })
      expect(depois.status === 401 || depois.status === 403, JSON.stringify(depois.corpo)).toBe(true)
      expect((await cena.admin.chamar('POST /suporte/:codigo/entrada', { codigo: cena.codigo })).status).not.toBe(200)
    }
  })

  it('sai e volta a ser quem é', async () => {
    const { la, admin } = await dentro()
    const { corpo } = await la('POST /suporte/saida')
    expect(corpo.user).toEqual({
      codigo: admin.codigo,
      codigoPessoa: admin.pessoa,
      nome: admin.nome,
      perfis: ['ADMIN'],
    })
    const depois = amb.comToken(corpo.token)
    expect((await depois('GET /plano')).status).toBe(200)
    expect((await ler(depois)).status).toBe(403)
    expect((await ler(la)).status).toBe(403)
  })
})

describe('o que o suporte faz', () => {
  const TODAS = Object.entries(CONTRATO_DA_API) as [Chave, Endpoint][]
  const recusada = (chave: Chave, definicao: Endpoint, podeMudar: boolean) =>
    definicao.permissao !== 'publico' && !suportePode(chave, definicao, { podeMudar })

  it.each([false, true])(
    'recusa, em cada rota do contrato, o que não é dele (podendo mudar: %s)',
    async (podeMudar) => {
      const { la } = await dentro({ podeMudar })
      const proibidas = TODAS.filter(([chave, definicao]) => recusada(chave, definicao, podeMudar))
      const certas = proibidas.filter(
        ([, { permissao }]) => !/^(base|usuario|plano|cupom|email|cliente:administrar)/.test(permissao),
      )
      expect(certas.length).toBeGreaterThan(podeMudar ? 30 : 100)
      for (const [chave] of certas) {
        const { status, corpo } = await la(chave, entradaDe(chave, casa) as never)
        expect([chave, status]).toEqual([chave, 403])
        expect((corpo as { codigo: string }).codigo).toMatch(/^(SUPORTE_NAO_PODE|SEM_PERMISSAO)$/)
      }
    },
  )

  it('nunca assina, paga, muda acessos, exporta nem abre certificado', () => {
    for (const chave of [
      'POST /laudo/:codigo/assinar',
      'POST /contas-pagar/baixas',
      'POST /contas-receber/:codigo/baixa',
      'POST /transferencia',
      'PUT /usuario/:codigo',
      'POST /suporte',
      'POST /nota-fiscal/certificado',
      'POST /especialista/:codigo/assinatura/certificado',
    ] as const)
      expect([chave, suportePode(chave, CONTRATO_DA_API[chave], { podeMudar: true })]).toEqual([chave, false])
  })

  it('muda só quando a empresa deixou, e a trilha diz quem foi', async () => {
    const soLe = await dentro()
    const dados = entradaDe('POST /tutor', casa) as never
    expect((await soLe.la('POST /tutor', dados)).corpo).toMatchObject({ codigo: 'SUPORTE_NAO_PODE' })
    const { la, admin } = await dentro({ podeMudar: true })
    const { status, corpo } = await la('POST /tutor', dados)
    expect(status, JSON.stringify(corpo)).toBe(201)
    const { nome_usuario: nome } = await amb.db
      .selectFrom('auditoria')
      .select('nome_usuario')
      .where('registro', '=', corpo.codigo)
      .executeTakeFirstOrThrow()
    expect(nome).toBe(`${admin.nome} (suporte Vetlume)`)
  })

  it('não leva uma lista em páginas de exportação', async () => {
    const { la } = await dentro()
    expect((await la('GET /animal', { limite: 200 })).status).toBe(200)
    expect((await la('GET /animal', { limite: 201 })).corpo).toMatchObject({ codigo: 'SUPORTE_NAO_PODE' })
  })
})

describe('a empresa', () => {
  it('vê o que deixou e o que foi feito; as pessoas dela sabem até quando', async () => {
    const { dono, la, codigo, admin } = await dentro()
    await ler(la)
    const { corpo } = await dono('GET /suporte')
    expect(corpo[0]).toMatchObject({ codigo, aberto: true, podeMudar: false, acessos: 1 })
    expect((await dono('GET /suporte/:codigo/acessos', { codigo })).corpo).toMatchObject([
      { quem: `${admin.nome} (suporte Vetlume)`, registro: casa.animal },
    ])
    const { empresa } = casa
    const especialista = await amb.como({
      usuario: empresa.usuarios.ESPECIALISTA.codigo,
      perfis: ['ESPECIALISTA'],
      ...empresa.lugares.ESPECIALISTA,
    })
    expect((await especialista('GET /suporte/aviso')).corpo.ate).toBe(corpo[0]?.expiraEm)
    expect((await (await donoDe(vizinha))('GET /suporte')).corpo).toEqual([])
    expect((await (await donoDe(vizinha))('GET /suporte/:codigo/acessos', { codigo })).status).toBe(404)
    await dono('POST /suporte/:codigo/revogacao', { codigo })
    expect((await dono('POST /suporte/:codigo/revogacao', { codigo })).status).toBe(409)
    expect((await especialista('GET /suporte/aviso')).corpo.ate).toBeNull()
    expect(await sobre('ENCERRAR_SUPORTE')).toMatchObject({ cliente: empresa.cliente })
    expect(await sobre('CONCEDER_SUPORTE')).toMatchObject({ cliente: empresa.cliente })
    expect(await sobre('ENTRAR_EM_SUPORTE')).toMatchObject({ nome_usuario: admin.nome })
  })

  it.each([14, 1_441, 60.5])('%s minutos não são um prazo', async (minutos) => {
    const dono = await donoDe(casa)
    expect((await dono('POST /suporte', { finalidade: 'Ver', minutos })).status).toBe(422)
    expect((await dono('POST /suporte', { finalidade: ' ', minutos: 60 })).status).toBe(422)
  })

  it('sem confirmar quem é, ninguém deixa o suporte entrar', async () => {
    const { empresa } = casa
    const dono = await amb.como(
      { usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], ...empresa.lugares.CLIENTE },
      { provadaEm: null },
    )
    expect((await dono('POST /suporte', { finalidade: 'Ver', minutos: 60 })).corpo).toMatchObject({
      codigo: 'CONFIRME_QUEM_E',
    })
  })
})
