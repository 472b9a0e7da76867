import { afterAll, beforeAll, expect, it } from 'vitest'
import { conferirCadeias } from '../src/infra/tarefas/conferencia.ts'
import { criarDiario } from '../src/infra/diario.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from './fabricas.ts'
import { assinarLaudo, concluir, escreverLaudo, percorrer } from './percurso.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

it('do pedido ao laudo assinado, verificável e cobrado', async () => {
  const { como, parceiro } = empresa
  const { atendimento, laudo, codigoVerificacao } = await percorrer(amb, empresa)

  // The partner reads it in its area, by a secret link and on paper.
  const lido = (await como.PARCEIRO('GET /laudo/:codigo', { codigo: laudo })).corpo
  expect(lido.estado).toBe('VISUALIZADO')
  expect(lido.documento?.responsavel.nome).toContain('Joana D’Ávila')
  const pdf = (await como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo: laudo })).bytes
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  // Anybody can tell the real file from a touched one.
  expect((await amb.semToken('GET /verificar', { codigo: codigoVerificacao })).corpo).toMatchObject({ autentico: true })
  expect(
    (await amb.semToken('POST /verificar', {}, { arquivo: { nome: 'laudo.pdf', bytes: pdf } })).corpo,
  ).toMatchObject({ autentico: true })
  const tocado = Buffer.from(pdf)
  tocado[tocado.length >> 1] = (tocado[tocado.length >> 1] ?? 0) ^ 1
  expect(
    (await amb.semToken('POST /verificar', {}, { arquivo: { nome: 'laudo.pdf', bytes: tocado } })).corpo,
  ).toMatchObject({ autentico: false, laudo: null })

  const link = (await como.PARCEIRO('POST /laudo/:codigo/compartilhamentos', { codigo: laudo, dias: 7 })).corpo
  const chave = link.url.split('#')[1] ?? ''
  expect((await amb.semToken('POST /laudo-compartilhado', { chave })).corpo.documento.titulo).toBe(
    lido.documento?.titulo,
  )
  expect((await amb.semToken('POST /laudo-compartilhado/arquivo', { chave })).bytes.equals(pdf)).toBe(true)

  // Begun on a holiday, on call, it costs twice R$ 200,00. Charged to the partner, with Pix, and half of it (the rule of the
  // specialist) is the repasse.
  const { itens: aReceber } = (await como.CLIENTE('GET /contas-receber', { parceiro })).corpo
  expect(aReceber).toMatchObject([{ valorCentavos: 40_000, estado: 'ABERTO', atendimento: { codigo: atendimento } }])
  const { pix } = (await como.CLIENTE('GET /contas-receber/:codigo', { codigo: aReceber[0]?.codigo ?? '' })).corpo
  expect(pix?.copiaECola).toMatch(/^000201.*br\.gov\.bcb\.pix.*5406400\.00.*6304[0-9A-F]{4}$/)
  expect((await como.PARCEIRO('GET /contas-pagar', {})).corpo.itens).toMatchObject([
    { valorCentavos: 40_000, codigo: aReceber[0]?.codigo },
  ])
  expect((await como.ESPECIALISTA('GET /contas-pagar', {})).corpo.itens).toMatchObject([
    { tipo: 'REPASSE', valorCentavos: 20_000 },
  ])

  expect(
    (await conferirCadeias(amb.dbApp, criarDiario('silent'))).filter(({ cliente }) => cliente === empresa.cliente),
  ).toEqual([])
})

it('a clínica parceira pede, a empresa atende, a clínica acompanha', async () => {
  const { como, servico, especialista, cliente, parceiro } = empresa
  const { animal } = await criarAnimal(amb, cliente, { parceiro })
  const pedido = await como.PARCEIRO('POST /atendimento', {
    animal,
    itens: [{ servico }],
    suspeita: 'Poliúria',
    solicitanteNome: 'Dr. Caio Luz',
    solicitanteCrmv: 'SP 20345',
  })
  expect(pedido.status).toBe(201)
  const { codigo } = pedido.corpo

  const visto = (await como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
  expect(visto).toMatchObject({ origem: 'PARCEIRO', estado: 'ABERTO' })
  // The clinic that asked must go on seeing its request.
  const semClinica = {
    codigo,
    versao: visto.versao,
    especialista,
    itens: [{ codigo: visto.itens[0]?.codigo ?? '', servico }],
  }
  expect((await como.CLIENTE('PUT /atendimento/:codigo', semClinica)).status).toBe(422)
  await como.CLIENTE('PUT /atendimento/:codigo', {
    codigo,
    versao: visto.versao,
    parceiro,
    especialista,
    itens: [{ codigo: visto.itens[0]?.codigo ?? '', servico }],
    suspeita: 'Poliúria',
  })
  await como.PARCEIRO('POST /atendimento/:codigo/comentario', { codigo, texto: 'Animal em jejum desde ontem.' })
  const { laudo, versao } = await escreverLaudo(empresa, visto.itens[0]?.codigo ?? '')
  expect((await como.PARCEIRO('GET /laudo/:codigo', { codigo: laudo })).status).toBe(404)
  await assinarLaudo(empresa, laudo, versao)
  await concluir(empresa, codigo)

  const acompanhado = (await como.PARCEIRO('GET /atendimento/:codigo', { codigo })).corpo
  expect(acompanhado.estado).toBe('CONCLUIDO')
  expect(acompanhado.comentarios).toHaveLength(1)
  expect(acompanhado.linhaDoTempo.length).toBeGreaterThan(2)
})
