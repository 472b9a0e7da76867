import type { ExplicacaoDoPreco } from '@vetlume/dominio/atendimento'
import { useId, useState } from 'react'
import { Pilha } from '../../ui/disposicao.tsx'
import { Flutuante } from '../../ui/flutuante.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import estilos from './preco-explicado.module.css'

/** Lines that add up to a price. */
export function LinhasDoPreco({ linhas, total }: { linhas: ExplicacaoDoPreco['linhas']; total: number }) {
  return (
    <Pilha como="dl" espaco={1}>
      {linhas.map(({ rotulo, centavos }) => (
        <div key={rotulo} className={estilos.linha}>
          <dt>{rotulo}</dt>
          <Texto como="dd">
            <Dinheiro centavos={centavos} />
          </Texto>
        </div>
      ))}
      <div className={`${estilos.linha} ${estilos.total}`}>
        <dt>Total</dt>
        <Texto como="dd">
          <Dinheiro centavos={total} />
        </Texto>
      </div>
    </Pilha>
  )
}

export interface PrecoExplicadoProps {
  exame: string
  centavos: number
  explicacao: ExplicacaoDoPreco
}

/** A price that says, when asked, how it came about. */
export function PrecoExplicado({ exame, centavos, explicacao }: PrecoExplicadoProps) {
  const id = useId()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={estilos.preco}
        aria-haspopup="dialog"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        <Dinheiro centavos={centavos} />
        <Icone nome="info" tamanho={16} tom="secundario" />
        <span className="so-leitor">, entender o preço de {exame}</span>
      </button>
      {ancora !== null && (
        <Flutuante
          ancora={ancora}
          rotulo="Como chegamos a este preço"
          rotuladoPor={id}
          alinhado="end"
          className={estilos.explicacao}
          aoFechar={() => definirAncora(null)}
        >
          <Texto como="h2" tamanho="subtitulo" className={estilos.titulo} id={id}>
            Como chegamos a este preço
          </Texto>
          <LinhasDoPreco linhas={explicacao.linhas} total={centavos} />
        </Flutuante>
      )}
    </>
  )
}
