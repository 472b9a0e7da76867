import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever } from '../../../../teste/provar-cadastro.tsx'
import { exemplo, type Parcial } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import type { Corpo } from '../../../../teste/servidor/tipos.ts'
import { abrir } from '../../../../teste/tela.tsx'

const AMORA = '01990000-0000-7000-8000-0000000000e2'
const avaliados = () => page.getByRole('status', { name: 'Sinais vitais avaliados' })

const texto = () => avaliados().query()?.textContent.replaceAll('\u00A0', ' ')
async function dizem(trecho: string): Promise<void> {
  await expect.poll(texto).toContain(trecho)
}

async function abrirPara(animal: Parcial<Corpo<'GET /animal'>['itens'][number]>): Promise<void> {
  const itens = [{ codigo: AMORA, nome: 'Amora', nascimento: '2020-05-01', ...animal }]
  servidor.responde('GET /animal', exemplo('GET /animal', { itens }))
  await abrir('/atendimento?novo=1', 'CLIENTE')
}

beforeEach(() => {
  servidor.responde('POST /atendimento/preco', exemplo('POST /atendimento/preco'))
  servidor.responde('GET /servico', exemplo('GET /servico'))
})

it('diz enquanto se digita o quanto foge do usual, pelo peso que o formulário tem, e de onde vem', async () => {
  await abrirPara({ especie: { nome: 'Canina' }, pesoGramas: 3_000 })
  await escrever('Freq. cardíaca', '170')
  // Of nobody yet: nothing is usual.
  expect(avaliados().query()).toBeNull()
  await escolher('Paciente', /Amora/)
  await dizem('FC 170 bpm ✓ normal (usual: 80 a 180 bpm)')
  await escrever('Peso agora', '30')
  await dizem('▲ acima: atenção (usual: 60 a 120 bpm)')
  await escrever('Temperatura', '41,5')
  await dizem('T 41,5 °C ▲ acima: crítico (usual: 37,5 a 39,2 °C)')
  await avaliados().getByText('Fontes dos valores usuais').click()
  await dizem('FC: Ware, Small Animal Internal Medicine')
})

it('o que animal nenhum da espécie tem não é avaliado; o que não tem referência é só o número', async () => {
  await abrirPara({ especie: { nome: 'Répteis' } })
  await escolher('Paciente', /Amora/)
  await escrever('Freq. cardíaca', '900')
  await escrever('Temperatura', '28')
  await dizem('T 28,0 °C')
  expect(texto()).toBe('T 28,0 °C')
})

it('a idade é a do dia do exame: o que é muito num adulto é usual no filhote que ele era', async () => {
  await abrirPara({ especie: { nome: 'Canina' }, nascimento: '2024-01-01', pesoGramas: 8_000 })
  await escolher('Paciente', /Amora/)
  await escrever('Freq. cardíaca', '210')
  await dizem('FC 210 bpm ▲ acima: atenção')
  await escrever('Data e hora do exame', '01/06/2024 09:00')
  await dizem('FC 210 bpm ✓ normal')
})
