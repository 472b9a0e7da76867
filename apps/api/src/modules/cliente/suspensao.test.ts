import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Sessions that have not been checked yet, so that what changed is seen at once. */
async function dePerto(perfil: 'CLIENTE' | 'PARCEIRO') {
  const { cliente, parceiro, usuarios } = empresa
  const clinica = perfil === 'PARCEIRO' ? { parceiro } : {}
  return amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], cliente, ...clinica })
}

it.each(['SOMENTE_LEITURA', 'CANCELADO'] as const)(
  '%s: lê, baixa, entra e corrige a ficha; não registra nada',
  async (estado) => {
    const { animal, laudo, atendimento } = await percorrer(amb, empresa)
    await amb.db.updateTable('cliente').set({ estado }).where('codigo', '=', empresa.cliente).execute()
    const cliente = await dePerto('CLIENTE')
    const clinica = await dePerto('PARCEIRO')

    const recusadas = [
      await cliente('POST /atendimento', { animal, itens: [{ servico: empresa.servico }] }),
      await clinica('POST /atendimento', { animal, itens: [{ servico: empresa.servico }] }),
      await cliente('POST /laudo/:codigo/retificar', { codigo: laudo, motivo: 'Medida trocada' }),
      await cliente('POST /atendimento/:codigo/comentario', { codigo: atendimento, texto: 'Olá' }),
      await cliente('POST /tutor', { nome: 'Ana', estrangeiro: true }),
    ]
    expect(recusadas.map(({ status, corpo }) => [status, corpo.codigo])).toEqual(
      recusadas.map(() => [402, 'ASSINATURA_SUSPENSA']),
    )

    const lidas = [
      await cliente('GET /animal'),
      await cliente('GET /laudo/:codigo', { codigo: laudo }),
      await cliente('GET /laudo/:codigo/pdf', { codigo: laudo }),
      await clinica('GET /laudo/:codigo/pdf', { codigo: laudo }),
      await cliente('GET /cliente/uso'),
      await amb.semToken('POST /auth/login', { identificador: empresa.usuarios.CLIENTE.email, senha: SENHA }),
      await cliente('POST /auth/contexto', { codigoCliente: empresa.cliente }),
    ]
    expect(lidas.map(({ status }) => status)).toEqual(lidas.map(() => 200))
    const { corpo: ficha } = await cliente('GET /cliente/proprio')
    const corrigida = await cliente('PUT /cliente/proprio', {
      razaoSocial: 'Nova Razão Ltda',
      nome: ficha.nome,
      documento: cpfUnico(),
      versao: ficha.versao,
    })
    expect(corrigida).toMatchObject({ status: 200, corpo: { razaoSocial: 'Nova Razão Ltda', estado } })

    await amb.db.updateTable('cliente').set({ estado: 'ATIVO' }).where('codigo', '=', empresa.cliente).execute()
    const devolta = await dePerto('CLIENTE')
    expect((await devolta('POST /tutor', { nome: 'Ana', estrangeiro: true })).status).toBe(201)
  },
)

it('em carência ainda registra', async () => {
  await amb.db.updateTable('cliente').set({ estado: 'CARENCIA' }).where('codigo', '=', empresa.cliente).execute()
  const cliente = await dePerto('CLIENTE')
  expect((await cliente('POST /tutor', { nome: 'Ana', estrangeiro: true })).status).toBe(201)
})
