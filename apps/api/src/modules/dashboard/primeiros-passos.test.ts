import { PASSOS_DA_EMPRESA } from '@vetlume/dominio/dashboard'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cronista } from '../../../teste/dashboard/movimento.ts'
import { AGORA, painelDe } from '../../../teste/dashboard/painel.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { imagem } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
})
afterAll(() => amb.fechar())

const feitosDe = async (empresa: Empresa) => {
  const { primeirosPassos } = await painelDe(empresa, 'CLIENTE')
  return primeirosPassos === null ? null : PASSOS_DA_EMPRESA.filter((passo) => primeirosPassos.feitos[passo])
}
const laudoDe = async (empresa: Empresa) => (await painelDe(empresa, 'CLIENTE')).primeirosPassos?.laudo

/** The brand, as the owner gives it: the address and the telephone, then the logo. */
async function darMarca({ como: { CLIENTE } }: Empresa) {
  const { corpo: ficha } = await CLIENTE('GET /cliente/proprio')
  const { cidade, ...resto } = ficha
  const dados = {
    ...resto,
    cidade: cidade?.codigo ?? null,
    documento: '11.222.333/0001-81',
    cep: '01310-100',
    logradouro: 'Av. Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    telefone: '(11) 3333-4444',
  }
  const salva = await CLIENTE('PUT /cliente/proprio', dados as never)
  expect(salva.status, JSON.stringify(salva.corpo)).toBe(200)
  const bytes = await imagem()
  const logo = await CLIENTE('POST /cliente/proprio/logo', {}, { arquivo: { nome: 'logo.png', bytes } })
  expect(logo.status, JSON.stringify(logo.corpo)).toBeLessThan(300)
}

it('cada passo se faz pelo que a pessoa fez de verdade, e a lista se vai com o último', async () => {
  // The factory writes the registries straight to the tables: nobody looked at the prices, which a new company is born with.
  const empresa = await criarEmpresa(amb)
  expect(await feitosDe(empresa)).toEqual(['especialista', 'acesso', 'parceiro'])
  expect(await laudoDe(empresa)).toBeNull()

  const { CLIENTE } = empresa.como
  const { corpo: servico } = await CLIENTE('GET /servico/:codigo', { codigo: empresa.servico })
  const { especialidade, ...resto } = servico
  const mudado = await CLIENTE('PUT /servico/:codigo', {
    ...resto,
    especialidade: especialidade?.codigo ?? null,
    precoCentavos: 12_300,
  } as never)
  expect(mudado.status, JSON.stringify(mudado.corpo)).toBe(200)
  expect(await feitosDe(empresa)).toEqual(['especialista', 'acesso', 'parceiro', 'preco'])

  const { atender, laudar } = await cronista(amb, empresa)
  const exame = await atender({ estado: 'AGUARDANDO_LAUDO', realizado_em: '2026-11-19T12:00:00Z' })
  amb.relogio.avancar({ seconds: 11 })
  expect(await feitosDe(empresa)).toEqual(['especialista', 'acesso', 'parceiro', 'preco', 'atendimento'])
  expect(await laudoDe(empresa)).toEqual({ rota: '/atendimento', filtros: { codigo: exame.codigo } })

  const rascunho = await laudar(exame, 'RASCUNHO')
  amb.relogio.avancar({ seconds: 11 })
  expect(await laudoDe(empresa)).toEqual({ rota: '/laudo/editar', filtros: { codigo: rascunho } })

  const outro = await atender({ estado: 'AGUARDANDO_LAUDO', realizado_em: '2026-11-19T12:00:00Z' })
  await laudar(outro, 'ASSINADO')
  amb.relogio.avancar({ seconds: 11 })
  expect(await feitosDe(empresa)).toEqual(['especialista', 'acesso', 'parceiro', 'preco', 'atendimento', 'laudo'])

  await darMarca(empresa)
  expect(await feitosDe(empresa)).toBeNull()
})

it('quem já trabalha não é principiante, mesmo sem marca nem preço mexido', async () => {
  const empresa = await criarEmpresa(amb)
  const { atender, laudar } = await cronista(amb, empresa)
  const exame = await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-18T12:00:00Z' })
  await laudar(exame, 'ENTREGUE')
  expect(await feitosDe(empresa)).toContain('laudo')
  amb.relogio.avancar({ hours: 24 * 7 })
  const { codigo } = empresa.usuarios.CLIENTE
  const depois = await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
  expect((await depois('GET /dashboard')).corpo).toMatchObject({ primeirosPassos: null })
  amb.relogio.avancar({ hours: -24 * 7 })
})
