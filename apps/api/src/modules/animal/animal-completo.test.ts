import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { cpfUnico, criarAnimal, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
})
afterAll(() => amb.fechar())

const novoTutor = async (nome: string, extra = {}, chamar = empresa.como.CLIENTE) =>
  (await chamar('POST /tutor', { nome, cpf: cpfUnico(), ...extra })).corpo.codigo
const buscar = async (busca: string) =>
  (await empresa.como.CLIENTE('GET /animal', { busca })).corpo.itens.map(({ codigo }) => codigo)
const ler = async (codigo: string) => (await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })).corpo

describe('vários tutores, um principal', () => {
  it('é achado por qualquer um deles, também depois de mudarem de nome, e deixa de ser por quem saiu', async () => {
    const [principal, avo] = [await novoTutor('Zulmira Quaresma'), await novoTutor('Evaristo Bittencourt')]
    const animal = await preparo.novo({ tutor: principal, outrosTutores: [avo, avo, principal] })
    expect(animal.outrosTutores.map(({ codigo }) => codigo)).toEqual([avo])
    expect([await buscar('zulmira'), await buscar('evaristo bittencourt')]).toEqual([[animal.codigo], [animal.codigo]])
    const { corpo: fichaDoAvo } = await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo: avo })
    expect(fichaDoAvo.animais).toMatchObject([{ codigo: animal.codigo, principal: false }])
    expect((await empresa.como.CLIENTE('GET /animal', { tutor: avo })).corpo.itens).toMatchObject([
      { codigo: animal.codigo, tutor: { codigo: principal } },
    ])
    await empresa.como.CLIENTE('PUT /tutor/:codigo', {
      codigo: avo,
      versao: fichaDoAvo.versao,
      cpf: fichaDoAvo.cpf,
      nome: 'Galdino Bittencourt',
    })
    expect([await buscar('evaristo'), await buscar('galdino')]).toEqual([[], [animal.codigo]])
    await empresa.como.CLIENTE('PUT /animal/:codigo', {
      ...preparo.paraAlterar(animal),
      tutor: principal,
      outrosTutores: [],
    })
    expect([await buscar('galdino'), await buscar('zulmira')]).toEqual([[], [animal.codigo]])
  })

  it('trocar o principal com o outro não perde ninguém', async () => {
    const [um, dois] = [await novoTutor('Um Silva'), await novoTutor('Dois Silva')]
    const animal = await preparo.novo({ tutor: um, outrosTutores: [dois] })
    const { corpo } = await empresa.como.CLIENTE('PUT /animal/:codigo', {
      ...preparo.paraAlterar(animal),
      tutor: dois,
      outrosTutores: [um],
    })
    expect([corpo.tutor.codigo, corpo.outrosTutores.map(({ codigo }) => codigo)]).toEqual([dois, [um]])
  })

  it('a clínica não põe como tutor quem ela não vê, mas mantém quem já estava', async () => {
    const { codigo: seu } = (await empresa.como.PARCEIRO('POST /tutor', { nome: unico('Seu'), estrangeiro: true }))
      .corpo
    const alheio = await novoTutor('Alheio')
    const tentar = await empresa.como.PARCEIRO('POST /animal', preparo.minimo({ tutor: seu, outrosTutores: [alheio] }))
    expect([tentar.status, camposDe(tentar.corpo)]).toEqual([422, { outrosTutores: 'Escolha um tutor do cadastro.' }])
    const animal = await preparo.novo({ tutor: seu, parceiro: empresa.parceiro, outrosTutores: [alheio] })
    const { status, corpo } = await empresa.como.PARCEIRO('PUT /animal/:codigo', {
      ...preparo.paraAlterar(animal),
      tutor: seu,
      outrosTutores: [alheio],
    })
    expect([status, corpo.outrosTutores.length]).toEqual([200, 1])
  })

  it('quem é tutor de alguém, mesmo não sendo o principal, não é excluído', async () => {
    const avo = await novoTutor('Avó em uso')
    await preparo.novo({ outrosTutores: [avo] })
    const { status, corpo } = await empresa.como.CLIENTE('DELETE /tutor/:codigo', { codigo: avo })
    expect([status, JSON.stringify(corpo)]).toEqual([409, expect.stringContaining('1 paciente de que também é tutor')])
  })
})

describe('situação e exclusão', () => {
  it('o que nunca foi usado some com os pesos; o que foi é recusado, com o que o usa, e desativado', async () => {
    const solto = await preparo.novo({ pesoGramas: 900, outrosTutores: [await novoTutor('Some também')] })
    expect((await empresa.como.CLIENTE('DELETE /animal/:codigo', { codigo: solto.codigo })).status).toBe(204)
    expect((await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: solto.codigo })).status).toBe(404)
    expect(
      await amb.db.selectFrom('animal_peso').select('codigo').where('animal', '=', solto.codigo).execute(),
    ).toEqual([])

    const usado = await preparo.novo()
    await abrir(amb, empresa, { animal: usado.codigo })
    const recusa = await empresa.como.CLIENTE('DELETE /animal/:codigo', { codigo: usado.codigo })
    expect(recusa.corpo).toMatchObject({
      codigo: 'EM_USO',
      mensagem: expect.stringContaining('1 atendimento') as string,
    })
    const { status, corpo } = await empresa.como.CLIENTE('PUT /animal/:codigo/situacao', {
      codigo: usado.codigo,
      versao: usado.versao,
      ativo: false,
    })
    expect([status, corpo.ativo, corpo.idade]).toEqual([200, false, usado.idade])
    const velha = await empresa.como.CLIENTE('PUT /animal/:codigo/situacao', {
      codigo: usado.codigo,
      versao: usado.versao,
      ativo: true,
    })
    expect(velha.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { por: empresa.usuarios.CLIENTE.nome },
    })
    expect((await outra.como.CLIENTE('DELETE /animal/:codigo', { codigo: usado.codigo })).status).toBe(404)
    expect((await empresa.como.ESPECIALISTA('DELETE /animal/:codigo', { codigo: usado.codigo })).status).toBe(403)
  })

  it('a clínica vê, mas não desativa nem exclui, o que não é seu', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    await abrir(amb, empresa, { animal })
    expect((await empresa.como.PARCEIRO('DELETE /animal/:codigo', { codigo: animal })).status).toBe(403)
    const situacao = { codigo: animal, versao: 1, ativo: false }
    expect((await empresa.como.PARCEIRO('PUT /animal/:codigo/situacao', situacao)).status).toBe(403)
  })
})

describe('óbito', () => {
  it('fica na ficha com o motivo, e novo atendimento depois dele é recusado', async () => {
    const animal = await preparo.novo({ obito: '2026-11-10', obitoMotivo: 'Insuficiência renal' })
    expect(animal).toMatchObject({ obito: '2026-11-10', obitoMotivo: 'Insuficiência renal', ativo: true })
    const pedido = { animal: animal.codigo, itens: [{ servico: empresa.servico }] }
    const recusa = await empresa.como.CLIENTE('POST /atendimento', pedido)
    expect([recusa.status, camposDe(recusa.corpo)]).toEqual([
      422,
      { animal: 'Este paciente morreu antes deste exame. Confira a data do exame ou o óbito na ficha.' },
    ])
    const antes = await empresa.como.CLIENTE('POST /atendimento', { ...pedido, realizadoEm: '2026-11-09T12:00:00Z' })
    expect(antes.status).toBe(201)
  })

  it('desfazer o óbito apaga a data e o motivo', async () => {
    const animal = await preparo.novo({ obito: '2026-11-10', obitoMotivo: 'Engano' })
    const { corpo } = await empresa.como.CLIENTE('PUT /animal/:codigo', preparo.paraAlterar(animal))
    expect([corpo.obito, corpo.obitoMotivo]).toEqual([null, null])
  })
})

describe('foto', () => {
  const imagem = (cor: string, formato: 'png' | 'jpeg' = 'jpeg') => {
    const tela = sharp({ create: { width: 1_600, height: 900, channels: 4, background: cor } })
    return (formato === 'png' ? tela.png() : tela.jpeg()).toBuffer()
  }
  const enviar = (codigo: string, bytes: Uint8Array, chamar = empresa.como.CLIENTE) =>
    chamar('POST /animal/:codigo/foto', { codigo }, { arquivo: { nome: 'rex.jpg', bytes } })
  const abrirFoto = (codigo: string, tamanho: 'inteira' | 'miniatura', chamar = empresa.como.CLIENTE) =>
    chamar('GET /animal/:codigo/foto', { codigo, tamanho })

  it('é reescrita, tem miniatura quadrada, e a nova substitui a antiga', async () => {
    const { codigo } = await preparo.novo()
    expect((await abrirFoto(codigo, 'inteira')).status).toBe(404)
    const enviada = await enviar(codigo, await imagem('#aa5500'))
    expect(enviada.status).toBe(201)
    expect((await ler(codigo)).foto).toBe(enviada.corpo.foto)
    const medidas = async (tamanho: 'inteira' | 'miniatura') => {
      const { bytes, cabecalhos } = await abrirFoto(codigo, tamanho)
      const { width, height, format } = await sharp(bytes).metadata()
      return [width, height, format, cabecalhos['content-type']]
    }
    expect(await medidas('inteira')).toEqual([1_200, 675, 'jpeg', 'image/jpeg'])
    expect(await medidas('miniatura')).toEqual([256, 256, 'jpeg', 'image/jpeg'])
    const outraFoto = await enviar(codigo, await imagem('#0055aa', 'png'))
    expect(outraFoto.corpo.foto).not.toBe(enviada.corpo.foto)
    const retirada = await empresa.como.CLIENTE('DELETE /animal/:codigo/foto', { codigo })
    expect(retirada.corpo).toEqual({ foto: null })
    expect((await abrirFoto(codigo, 'miniatura')).status).toBe(404)
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', codigo).execute()
    expect(trilha.filter(({ acao }) => acao === 'FOTO')).toHaveLength(3)
  })

  it('a que é menor do que se guarda fica do seu tamanho', async () => {
    const { codigo } = await preparo.novo()
    const pequena = sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa5500' } })
    expect((await enviar(codigo, await pequena.jpeg().toBuffer())).status).toBe(201)
    const { width, height } = await sharp((await abrirFoto(codigo, 'inteira')).bytes).metadata()
    expect([width, height]).toEqual([300, 200])
  })

  it('o que não é imagem é recusado, e nada muda', async () => {
    const { codigo } = await preparo.novo()
    expect((await enviar(codigo, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
    expect((await enviar(codigo, (await imagem('#fff')).subarray(0, 300))).status).toBe(415)
    expect((await ler(codigo)).foto).toBeNull()
  })

  it('só de quem alcança o animal', async () => {
    const { codigo } = await preparo.novo()
    await enviar(codigo, await imagem('#123456'))
    const { como } = empresa
    for (const chamar of [outra.como.CLIENTE, como.PARCEIRO, como.ESPECIALISTA])
      expect((await abrirFoto(codigo, 'miniatura', chamar)).status).toBe(404)
    expect((await enviar(codigo, await imagem('#fff'), outra.como.CLIENTE)).status).toBe(404)
    expect((await enviar(codigo, await imagem('#fff'), como.ESPECIALISTA)).status).toBe(403)
    expect((await enviar(codigo, await imagem('#fff'), amb.semToken)).status).toBe(401)
    await abrir(amb, empresa, { animal: codigo })
    for (const chamar of [como.PARCEIRO, como.ESPECIALISTA])
      expect((await abrirFoto(codigo, 'miniatura', chamar)).status).toBe(200)
    expect((await enviar(codigo, await imagem('#fff'), como.PARCEIRO)).status).toBe(403)
  })
})

it('mudar os tutores, pesar e atender ao mesmo tempo não trava ninguém', async () => {
  const [um, dois] = [await novoTutor('Rita Trava'), await novoTutor('Beto Trava')]
  const animal = await preparo.novo({ tutor: um })
  const { corpo: tutor } = await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo: dois })
  const respostas = await Promise.all([
    empresa.como.CLIENTE('PUT /animal/:codigo', { ...preparo.paraAlterar(animal), tutor: um, outrosTutores: [dois] }),
    empresa.como.CLIENTE('PUT /tutor/:codigo', {
      codigo: dois,
      versao: tutor.versao,
      nome: 'Beto Novo',
      cpf: tutor.cpf,
    }),
    empresa.como.CLIENTE('POST /animal/:codigo/pesos', { codigo: animal.codigo, gramas: 700, dia: '2026-11-20' }),
    empresa.como.CLIENTE('POST /atendimento', {
      animal: animal.codigo,
      itens: [{ servico: empresa.servico }],
      pesoGramas: 710,
    }),
  ])
  expect(situacoes(respostas)).toEqual([200, 200, 201, 201])
  expect(await buscar('beto novo')).toEqual([animal.codigo])
})
