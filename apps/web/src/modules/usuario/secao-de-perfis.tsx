import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { ROTULOS_DE_PERFIL } from '@vetlume/dominio/usuario'
import { useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Fila } from '../../ui/disposicao.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { mover } from './mover.ts'
import type { CamposDoUsuarioProps } from './valores.ts'
import estilos from './secao-de-perfis.module.css'

interface LinhaProps {
  perfil: Perfil
  indice: number
  quantos: number
  aoMover: (de: number, para: number) => void
  aoRetirar: () => void
  arrastando: number | null
  definirArrastando: (indice: number | null) => void
}

function Linha({ perfil, indice, quantos, aoMover, aoRetirar, arrastando, definirArrastando }: LinhaProps) {
  const rotulo = ROTULOS_DE_PERFIL[perfil]
  const aoTeclar = (evento: KeyboardEvent) => {
    if (!evento.altKey || (evento.key !== 'ArrowUp' && evento.key !== 'ArrowDown')) return
    evento.preventDefault()
    aoMover(indice, indice + (evento.key === 'ArrowUp' ? -1 : 1))
  }
  const soltar = (evento: DragEvent) => {
    evento.preventDefault()
    if (arrastando !== null) aoMover(arrastando, indice)
    definirArrastando(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged is moved by its buttons too
    <li
      draggable
      onDragStart={() => definirArrastando(indice)}
      onDragEnd={() => definirArrastando(null)}
      onDragOver={(evento: DragEvent) => evento.preventDefault()}
      onDrop={soltar}
      onKeyDown={aoTeclar}
      className={arrastando === indice ? estilos.arrastada : estilos.linha}
    >
      <Icone nome="drag-indicator" tom="secundario" className={estilos.pegador} />
      <Texto className={estilos.texto}>
        {rotulo}
        {indice === 0 && <Etiqueta tom="marca" rotulo="Principal" />}
      </Texto>
      <Dica texto={`Subir ${rotulo}`}>
        <BotaoSemDica
          size="small"
          aria-label={`Subir ${rotulo}`}
          aria-disabled={indice === 0}
          onClick={() => aoMover(indice, indice - 1)}
        >
          <Icone nome="arrow-upward" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
      <Dica texto={`Descer ${rotulo}`}>
        <BotaoSemDica
          size="small"
          aria-label={`Descer ${rotulo}`}
          aria-disabled={indice === quantos - 1}
          onClick={() => aoMover(indice, indice + 1)}
        >
          <Icone nome="arrow-downward" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
      <Dica texto={`Retirar ${rotulo}`}>
        <BotaoSemDica size="small" aria-label={`Retirar ${rotulo}`} onClick={aoRetirar}>
          <Icone nome="delete" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
    </li>
  )
}

/** Profiles in order: the first one decides the menu. Moved by buttons, by Alt and the arrows, or by dragging. */
export function SecaoDePerfis({ controle }: Pick<CamposDoUsuarioProps, 'controle'>) {
  const { field, fieldState } = useController({ control: controle, name: 'perfis' })
  const [arrastando, definirArrastando] = useState<number | null>(null)
  const [anuncio, definirAnuncio] = useState('')
  const perfis = field.value
  const aoMover = (de: number, para: number) => {
    const novos = mover(perfis, de, para)
    field.onChange(novos)
    const perfil = perfis[de]
    if (perfil !== undefined)
      definirAnuncio(`${ROTULOS_DE_PERFIL[perfil]}: ${novos.indexOf(perfil) + 1} de ${novos.length}`)
  }
  const faltam = PERFIS.filter((perfil) => !perfis.includes(perfil))
  return (
    <Secao titulo="Perfis" descricao="O primeiro é o principal: decide o menu que a pessoa vê.">
      <div className={estilos.grade}>
        {perfis.length > 0 && (
          <ol aria-label="Perfis, em ordem" className={estilos.lista}>
            {perfis.map((perfil, indice) => (
              <Linha
                key={perfil}
                {...{ perfil, indice, aoMover, arrastando, definirArrastando }}
                quantos={perfis.length}
                aoRetirar={() => field.onChange(perfis.toSpliced(indice, 1))}
              />
            ))}
          </ol>
        )}
        <Fila alinhar="tudo" role="group" aria-label="Acrescentar perfil">
          {faltam.map((perfil, indice) => (
            <Botao
              key={perfil}
              variant="outlined"
              size="small"
              // The first button is what the form focuses when no profile was chosen.
              {...(indice === 0 ? { ref: field.ref, name: 'perfis' } : {})}
              onClick={() => field.onChange([...perfis, perfil])}
            >
              {`+ ${ROTULOS_DE_PERFIL[perfil]}`}
            </Botao>
          ))}
        </Fila>
        {fieldState.error?.message !== undefined && (
          <Texto tamanho="micro" erro>
            {fieldState.error.message}
          </Texto>
        )}
        <span className="so-leitor" role="status">
          {anuncio}
        </span>
      </div>
    </Secao>
  )
}
