import type { Acontecimento } from '@vetlume/dominio/animal'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Fila } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Data, DataHora } from '../../../ui/valores.tsx'
import { AbrirEmitido } from '../../modelo-documento/index.ts'
import { escreverAcontecimento } from './acontecimentos.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import estilos from './linha-do-prontuario.module.css'

/** Exams weigh more than what surrounds them. */
const EXAMES: ReadonlySet<Acontecimento['tipo']> = new Set(['ATENDIMENTO', 'LAUDO'])

/** Nobody says at what time they were. */
const SO_O_DIA: ReadonlySet<Acontecimento['tipo']> = new Set(['PESO', 'VACINA', 'OBITO'])

/** One thing that happened to the patient. */
export function UmaLinha({ linha }: { linha: Acontecimento }) {
  const { icone, titulo, para, estado, detalhe } = escreverAcontecimento(linha)
  const exame = EXAMES.has(linha.tipo)
  return (
    <li className={estilos.linha}>
      <div className={estilos.sinal} data-exame={exame} aria-hidden>
        <Icone nome={icone} tamanho="pequeno" />
      </div>
      <div className={estilos.conteudo}>
        <Fila alinhar="texto">
          {para === null || linha.alvo === null ? (
            <Texto como="span" forte className={estilos.titulo}>
              {titulo}
            </Texto>
          ) : (
            <Elo to={para} search={{ codigo: linha.alvo }} className={`${estilos.titulo} ${estilos.elo}`}>
              {titulo}
            </Elo>
          )}
          {estado !== null && <Etiqueta tom={estado.tom} rotulo={estado.rotulo} />}
          {linha.critico && <Etiqueta tom="erro" rotulo="Achado crítico" icone="notification-important" />}
        </Fila>
        <Texto tamanho="pequeno" secundario>
          {SO_O_DIA.has(linha.tipo) ? (
            <Data dia={diaNaZona(linha.quando, fusoEmUso())} />
          ) : (
            <DataHora instante={linha.quando} />
          )}
          {detalhe !== '' && PONTO_ENTRE_PARTES + detalhe}
        </Texto>
        {linha.tipo === 'DOCUMENTO' && linha.alvo !== null && (
          <AbrirEmitido
            codigo={linha.alvo}
            tipo={linha.documento ?? linha.tipo}
            numero={linha.numero ?? 0}
            nome={titulo}
          />
        )}
      </div>
    </li>
  )
}
