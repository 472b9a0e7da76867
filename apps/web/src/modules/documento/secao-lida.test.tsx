import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FontesDasReferencias, SecaoLida, type SecaoDoDocumento } from './secao-lida.tsx'

type Medida = SecaoDoDocumento['medidas'][number]

const ler = (medidas: Medida[]) => {
  const secao: SecaoDoDocumento = {
    id: 's',
    titulo: 'Fígado',
    orgao: null,
    situacao: null,
    motivo: null,
    texto: { type: 'doc', content: [] },
    medidas,
  }
  const html = renderToStaticMarkup(
    <>
      <SecaoLida secao={secao} />
      <FontesDasReferencias fontes={['Martinez', 'Delaney']} secoes={[secao]} />
    </>,
  )
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}
const medida = (campos: Partial<Medida>): Medida => ({
  rotulo: 'M',
  valor: '1 mm',
  referencia: null,
  situacao: null,
  ...campos,
})

it('diz nível, referência e número da fonte; o que não tem referência não mostra nada', () => {
  const lido = ler([
    medida({ rotulo: 'Parede', referencia: 'até 1,3 mm', situacao: 'ACIMA', nivel: 'ATENCAO', fonte: 1 }),
    medida({ rotulo: 'Filhote', ressalva: 'referência de adulto não aplicada' }),
    medida({ rotulo: 'Livre', valor: '7 cm' }),
  ])
  expect(lido).toMatch(/\|Parede\|1 mm\|até 1,3 mm\|\(1\)\|.*▲\|\sacima: atenção\|/)
  expect(lido).toContain('|Filhote|1 mm| |referência de adulto não aplicada|')
  expect(lido).toMatch(/\|Livre\|7 cm\|\s*\|/)
  expect(lido).not.toContain('–')
  expect(lido).toContain('(1) Martinez; (2) Delaney')
})

it('o documento de antes dos níveis diz a posição, e as fontes sem número', () => {
  const lido = ler([medida({ referencia: 'até 1 mm', situacao: 'ABAIXO' })])
  expect(lido).toContain('▼ abaixo')
  expect(lido).toContain('Martinez; Delaney')
  expect(lido).not.toContain('(1)')
})

it('lê a lista de lesões e a tabela de medidas na ordem do papel', () => {
  const secao: SecaoDoDocumento = {
    id: 's',
    titulo: 'Lesões',
    orgao: null,
    situacao: 'ALTERADO',
    motivo: null,
    texto: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Depois.' }] }] },
    medidas: [medida({ rotulo: 'Baço' })],
  }
  const quadro = {
    campos: [{ rotulo: 'Total', valor: '2 de 4' }],
    colunas: ['Nº', 'Lesão'],
    linhas: [{ chave: 'l', celulas: ['1', 'Nódulo'] }],
    notas: ['Fonte da escala: X.'],
  }
  const lido = (tipo: 'LESOES' | 'MEDIDAS') =>
    renderToStaticMarkup(<SecaoLida secao={{ ...secao, quadro: { tipo, ...quadro } }} />)
      .replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|')
  expect(lido('LESOES')).toMatch(/Total\|2 de 4.*Nº\|Lesão\|1\|Nódulo\|Fonte da escala: X.*Depois.*Baço/)
  expect(lido('MEDIDAS')).toMatch(/Baço.*Depois/)
})
