import { expect, it } from 'vitest'
import { leituraDoAtendimento } from './leitura.ts'

const { rotulo, texto } = leituraDoAtendimento({ us: 'Ultrassom abdominal', eco: 'Ecocardiograma' })

it('os exames da ficha e os do formulário se leem igual, com os descontos', () => {
  const desconto = { tipo: 'PERCENTUAL', basisPoints: 1_000, motivo: 'Cortesia' }
  const daFicha = [
    { servico: { codigo: 'us', nome: 'Ultrassom abdominal' }, desconto },
    { servico: { nome: 'Raio-X' } },
  ]
  const doFormulario = [
    { servico: 'us', desconto },
    { servico: 'eco', desconto: null },
  ]
  expect(texto('itens', daFicha)).toBe('Ultrassom abdominal (desconto de 10%)\nRaio-X')
  expect(texto('itens', doFormulario)).toBe('Ultrassom abdominal (desconto de 10%)\nEcocardiograma')
  expect(texto('itens', [])).toBe('nenhum')
})

it('cada campo tem o nome e a unidade da tela', () => {
  expect(rotulo('itens')).toBe('Exames')
  expect(texto('temperaturaDecimos', 392)).toBe('39,2 °C')
  expect(texto('modoCobranca', 'A_VISTA')).toBe('À vista')
  expect(texto('jejum', null)).toBe('em branco')
})
