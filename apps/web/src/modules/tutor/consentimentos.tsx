import { contar } from '@vetlume/dominio/formatos'
import { useQuery } from '@tanstack/react-query'
import {
  FINALIDADES,
  TERMOS_DE_CONSENTIMENTO,
  type Consentimento,
  type Finalidade,
  type TutorCompleto,
} from '@vetlume/dominio/tutor'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Fila, Pilha } from '../../ui/disposicao.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDoTutor, useConsentir } from './api.ts'
import estilos from './consentimentos.module.css'

function Situacao({ atual }: { atual: Consentimento | undefined }) {
  if (atual === undefined) return <Etiqueta tom="neutro" rotulo="Não perguntado" icone="help-outline" />
  return atual.concedido ? (
    <Etiqueta tom="sucesso" rotulo="Concedido" icone="check-circle" />
  ) : (
    <Etiqueta tom="aviso" rotulo="Retirado" icone="do-not-disturb-on" />
  )
}

interface FinalidadeProps {
  finalidade: Finalidade
  /** Newest first. */
  linhas: readonly Consentimento[]
  podeMudar: boolean
  codigo: string
}

function UmaFinalidade({ finalidade, linhas, podeMudar, codigo }: FinalidadeProps) {
  const { rotulo, texto, versao } = TERMOS_DE_CONSENTIMENTO[finalidade]
  const { mutateAsync: consentir, isPending } = useConsentir(codigo)
  const [atual, ...anteriores] = linhas
  const concedido = atual?.concedido === true
  const mudar = async () => {
    const pergunta = concedido
      ? {
          titulo: `Retirar: ${rotulo.toLowerCase()}?`,
          texto: 'O que foi feito antes continua valendo.',
          confirmar: 'Retirar',
        }
      : { titulo: `O tutor concorda? ${rotulo}`, texto: `“${texto}”`, confirmar: 'Registrar que concorda' }
    if (!(await confirmar(pergunta))) return
    try {
      await consentir({ finalidade, concedido: !concedido })
      avisar.sucesso(concedido ? 'Consentimento retirado.' : 'Consentimento registrado.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <li className={estilos.finalidade}>
      <Fila>
        <Texto como="h3" forte>
          {rotulo}
        </Texto>
        <Situacao atual={atual} />
        {podeMudar && (
          <div className={estilos.mudar}>
            <Botao
              size="small"
              color="secondary"
              loading={isPending}
              onClick={() => void mudar()}
              aria-label={`${concedido ? 'Retirar' : 'Registrar consentimento'}: ${rotulo}`}
            >
              {concedido ? 'Retirar' : 'Registrar consentimento'}
            </Botao>
          </div>
        )}
      </Fila>
      <Texto tamanho="pequeno" secundario className={estilos.texto}>
        {texto}
      </Texto>
      {atual !== undefined && (
        <Texto tamanho="pequeno" className={estilos.atual}>
          {atual.concedido ? 'Concedido' : 'Retirado'} em <DataHora instante={atual.quando} />
          {atual.por !== null && `, registrado por ${atual.por}`} (texto {atual.versaoTexto}
          {atual.concedido && atual.versaoTexto !== versao ? ', há um mais novo' : ''})
        </Texto>
      )}
      {anteriores.length > 0 && (
        <details className={estilos.anteriores}>
          <summary className={estilos.resumo}>
            {contar(anteriores.length, 'registro anterior', 'registros anteriores')}
          </summary>
          <ul className={estilos.lista}>
            {anteriores.map(({ quando, concedido: era, por, versaoTexto }) => (
              <li key={quando}>
                {era ? 'Concedido' : 'Retirado'} em <DataHora instante={quando} />
                {por !== null && `, por ${por}`} (texto {versaoTexto})
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** What the tutor agreed to, purpose by purpose, and its whole story (LGPD, art. 8). */
export function Consentimentos({ ficha: aberta }: { ficha: TutorCompleto }) {
  // The form keeps the version that was opened; what was just written down is in the cache.
  const { data: ficha = aberta } = useQuery({ ...consultaDoTutor(aberta.codigo), refetchOnMount: false })
  return (
    <Secao titulo="Consentimentos" descricao="O que o tutor autorizou, em que texto, quando e quem registrou.">
      <Pilha como="ul" espaco={0}>
        {FINALIDADES.map((finalidade) => (
          <UmaFinalidade
            key={finalidade}
            finalidade={finalidade}
            linhas={ficha.consentimentos.filter((linha) => linha.finalidade === finalidade)}
            podeMudar={ficha.permissoes.editar}
            codigo={ficha.codigo}
          />
        ))}
      </Pilha>
    </Secao>
  )
}
