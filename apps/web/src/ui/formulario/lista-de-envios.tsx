import { BarraDeProgresso } from '../barra-de-progresso.tsx'
import { Icone } from '../icones/icone.tsx'
import './lista-de-envios.css'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import type { Envio } from '../../lib/fila-de-envios.ts'

export interface EnviosProps {
  envios: readonly Envio[]
  aoRepetir: (id: number) => void
  aoTirar: (id: number) => void
}

/** Of hundreds, so many are told by name: what failed, what goes, and the next ones. */
const MOSTRADOS = 30

const primeiros = (envios: readonly Envio[]): readonly Envio[] =>
  envios.length <= MOSTRADOS
    ? envios
    : [...envios.filter(({ erro }) => erro !== null), ...envios.filter(({ erro }) => erro === null)].slice(0, MOSTRADOS)

// Not downloaded apart: without a network it must still say that nothing was sent.
/** What is on its way, file by file, and what did not get there. */
export function ListaDeEnvios({ envios, aoRepetir, aoTirar }: EnviosProps) {
  if (envios.length === 0) return null
  const falhas = envios.filter(({ erro }) => erro !== null).length
  const mostrados = primeiros(envios)
  const alem = envios.length - mostrados.length
  return (
    <div className="envios">
      <p className="so-leitor" role="status">
        {falhas > 0 ? `Sem enviar: ${falhas} de ${envios.length}` : `Enviando ${envios.length}`}
      </p>
      <ul>
        {mostrados.map(({ id, nome, fracao, erro, repetivel, nota }) => (
          <li key={id} data-erro={erro !== null}>
            <span className="envio-nome">{nome}</span>
            {erro === null && <span className="envio-situacao">{Math.round(fracao * 100)}%</span>}
            {erro !== null && repetivel && (
              <BotaoDeIcone size="small" rotulo={`Enviar ${nome} de novo`} onClick={() => aoRepetir(id)}>
                <Icone nome="replay" tamanho={17} />
              </BotaoDeIcone>
            )}
            <BotaoDeIcone
              size="small"
              rotulo={erro === null ? `Cancelar o envio de ${nome}` : `Esquecer ${nome}`}
              onClick={() => aoTirar(id)}
            >
              <Icone nome="close" tamanho={17} />
            </BotaoDeIcone>
            {erro !== null && <span className="envio-erro">{erro}</span>}
            {nota !== undefined && <span className="envio-nota">{nota}</span>}
            {erro === null && <BarraDeProgresso value={fracao * 100} aria-label={`Envio de ${nome}`} />}
          </li>
        ))}
      </ul>
      {alem > 0 && <p className="envio-nota">e mais {alem} na fila</p>}
    </div>
  )
}
