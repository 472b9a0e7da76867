import { QUEM_GANHA, quemGanha, type Laboratorio, type QuemGanha } from '@vetlume/dominio/simulador'
import { Secao } from '../../ui/pagina.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Dinheiro } from '../../ui/valores.tsx'

const ROTULOS: Readonly<Record<QuemGanha, string>> = {
  EMPRESA: 'A empresa, no que sobra',
  ESPECIALISTAS: 'Os especialistas, em repasses',
  BANCO: 'O banco e a maquininha, em taxas',
  IMPOSTOS: 'Os impostos',
  QUEM_PAGA: 'Quem paga os exames',
}

function nasClinicas(linhas: Laboratorio['linhas']): string {
  const efeitos = linhas.flatMap((linha) => (linha.parceiro === null ? [] : [Math.sign(linha.diferencaCentavos)]))
  const [ganha, perde, igual] = [1, -1, 0].map((sinal) => efeitos.filter((efeito) => efeito === sinal).length)
  return `Das clínicas da tabela, a empresa ganha em ${ganha}, perde em ${perde} e fica igual em ${igual}.`
}

/** Nothing is made of a price: what some gain, others lose. */
export function QuemGanhaEQuemPerde({ laboratorio: { linhas, total } }: { laboratorio: Laboratorio }) {
  const ganhos = quemGanha(total)
  return (
    <Secao titulo="Quem ganha e quem perde" descricao={nasClinicas(linhas)}>
      <QuadroDeValores>
        {QUEM_GANHA.map((quem) => (
          <LinhaDeValor key={quem} rotulo={ROTULOS[quem]} forte={quem === 'EMPRESA'}>
            <Dinheiro centavos={ganhos[quem]} />
          </LinhaDeValor>
        ))}
      </QuadroDeValores>
    </Secao>
  )
}
