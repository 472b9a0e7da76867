import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrir, agir } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPedido, pedir } from '../../../teste/atendimento/pedidos.ts'
import { pdfMinimo } from '../../../teste/pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const salvar = async (quem: Chamar, codigo: string, versao: number, suspeita: string) => {
  const { itens, parceiro, especialista } = await lerPedido(quem, codigo)
  return quem('PUT /atendimento/:codigo', {
    codigo,
    versao,
    suspeita,
    parceiro: parceiro?.codigo ?? null,
    especialista: especialista?.codigo ?? null,
    itens: itens.map((item) => ({ codigo: item.codigo, servico: item.servico.codigo })),
  })
}

it('a recusa traz o registro como a tela o lê, quem o mudou e quando', async () => {
  const { codigo } = await abrir(amb, empresa)
  const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
  await salvar(empresa.como.ESPECIALISTA, codigo, versao, 'Piometra')
  const { status, corpo } = await salvar(empresa.como.CLIENTE, codigo, versao, 'Gestação')
  expect(status).toBe(409)
  const { permissoes: _, lidoAntesEm: __, ...atual } = await lerPedido(empresa.como.CLIENTE, codigo)
  expect(corpo).toMatchObject({
    codigo: 'CONFLITO_DE_VERSAO',
    mensagem: expect.stringContaining(empresa.usuarios.ESPECIALISTA.nome),
    detalhes: { atual, por: empresa.usuarios.ESPECIALISTA.nome, quando: expect.any(String) },
  })
})

it('quem comentou ou anexou depois não é quem mudou', async () => {
  const { codigo } = await abrir(amb, empresa)
  const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
  await salvar(empresa.como.ESPECIALISTA, codigo, versao, 'Piometra')
  await empresa.como.PARCEIRO('POST /atendimento/:codigo/comentario', { codigo, texto: 'Alguma novidade?' })
  const arquivo = { nome: 'a.pdf', bytes: pdfMinimo('a') }
  await empresa.como.PARCEIRO('POST /atendimento/:codigo/anexo', { codigo }, { arquivo })
  const { corpo } = await salvar(empresa.como.CLIENTE, codigo, versao, 'Gestação')
  expect(corpo).toMatchObject({ detalhes: { por: empresa.usuarios.ESPECIALISTA.nome } })
})

it('à clínica a recusa mostra o que a clínica pode ver, em qualquer ação', async () => {
  const codigo = await pedir(amb, empresa)
  const { versao } = await lerPedido(empresa.como.PARCEIRO, codigo)
  await salvar(empresa.como.CLIENTE, codigo, versao, 'Piometra')
  const atual = await lerPedido(empresa.como.PARCEIRO, codigo)
  const editada = await salvar(empresa.como.PARCEIRO, codigo, versao, 'Gestação')
  const cancelada = await empresa.como.PARCEIRO('POST /atendimento/:codigo/transicao', {
    codigo,
    versao,
    acao: 'cancelar',
    motivo: 'Desistimos',
  })
  const respondida = await empresa.como.PARCEIRO('POST /atendimento/:codigo/responder-proposta', {
    codigo,
    versao,
    aceita: true,
  })
  for (const { status, corpo } of [editada, cancelada, respondida]) {
    const { atual: recebido } = (corpo as unknown as { detalhes: { atual: Record<string, unknown> } }).detalhes
    expect(status).toBe(409)
    expect(Object.keys(recebido).toSorted()).toEqual(Object.keys(atual).toSorted())
    expect(recebido).toMatchObject({ titulos: [], permissoes: atual.permissoes, suspeita: 'Piometra' })
  }
})

it('a transição de quem leu antes é recusada e diz quem mudou', async () => {
  const { codigo } = await abrir(amb, empresa)
  const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
  await agir(empresa.como.ESPECIALISTA, codigo, 'iniciar')
  const { corpo } = await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', {
    codigo,
    versao,
    acao: 'cancelar',
    motivo: 'x',
  })
  expect(corpo).toMatchObject({
    detalhes: { por: empresa.usuarios.ESPECIALISTA.nome, atual: { estado: 'EM_ANDAMENTO' } },
  })
})
