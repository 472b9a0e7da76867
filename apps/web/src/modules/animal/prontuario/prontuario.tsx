import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnimalCompleto, AnimalDuplicado } from '@vetlume/dominio/animal'
import { juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Pagina } from '../../../ui/pagina.tsx'
import {
  EtiquetaDeSituacao,
  migalhasDoRegistro,
  procurarNoCadastro,
  usePode,
  type Tela,
} from '../../cadastros/index.ts'
import { EscolherOutro } from '../../tutor/index.ts'
import { consultaDeAnimaisParecidos, consultaDoAnimal } from '../api.ts'
import { opcaoDeAnimal } from '../opcao-de-animal.ts'
import { Acoes } from './acoes.tsx'
import { Cabecalho } from './cabecalho.tsx'
import { Copias } from './copias.tsx'
import { useEnvioDeFoto } from './foto.tsx'
import { Historia } from './historia.tsx'
import { Identificacao, Tutores } from './lateral.tsx'
import { Medidas } from './medidas.tsx'
import { Pesos } from './pesos.tsx'
import { Vacinas } from './vacinas.tsx'
import { Recado } from '../../../ui/recado.tsx'
import estilos from './prontuario.module.css'

const procurar = procurarNoCadastro('animal', {})

const MOTIVOS: Readonly<Record<AnimalDuplicado['motivos'][number], string>> = {
  SINPATINHAS: 'mesmo SinPatinhas',
  TUTOR: 'mesmo tutor',
  CONTATO_DO_TUTOR: 'tutor com o mesmo contato',
  NOME: 'nome parecido',
}

const sugestao = ({ codigo, nome, especie, raca, tutor, motivos }: AnimalDuplicado) => ({
  codigo,
  nome,
  detalhe: juntar(especie, raca, `de ${tutor.nome}`),
  motivo: motivos.map((motivo) => MOTIVOS[motivo]).join(', '),
})

/** Records that may be of the same animal, and the way to make them one. */
function useUniao({ codigo, nome }: AnimalCompleto) {
  const pode = usePode('paciente:unir')
  const navegar = useNavigate()
  const [escolhendo, definirEscolhendo] = useState(false)
  const { data: parecidos = [] } = useQuery(consultaDeAnimaisParecidos(codigo, pode))
  const abrir = () => definirEscolhendo(true)
  const dialogo = escolhendo && (
    <EscolherOutro
      {...{ codigo, nome }}
      oQue="paciente"
      chave="animal"
      sugestoes={parecidos.map(sugestao)}
      procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeAnimal)}
      aoEscolher={(outro) => void navegar({ to: '.', search: { codigo, unir: outro } })}
      aoFechar={() => definirEscolhendo(false)}
    />
  )
  const [primeiro] = parecidos
  const aviso = primeiro !== undefined && (
    <Recado
      acao={
        <Botao size="small" color="inherit" onClick={abrir}>
          Comparar
        </Botao>
      }
    >
      {parecidos.length === 1
        ? `${primeiro.nome}, de ${primeiro.tutor.nome}, pode ser este mesmo paciente.`
        : `${parecidos.length} cadastros podem ser deste mesmo paciente.`}
    </Recado>
  )
  return { abrir: pode ? abrir : undefined, dialogo, aviso }
}

/** The page of a patient: who it is, what it has, and everything that happened to it. */
export function Prontuario({ tela, ficha }: { tela: Tela; ficha: AnimalCompleto }) {
  const cache = useQueryClient()
  const foto = useEnvioDeFoto(ficha.codigo)
  const uniao = useUniao(ficha)
  const { codigo, nome, ativo, obito } = ficha
  const veCopias = usePode('privacidade:ler')
  return (
    <Pagina
      titulo={nome}
      migalhas={migalhasDoRegistro(tela, nome)}
      complemento={
        <>
          {obito !== null && <Etiqueta tom="neutro" rotulo="Óbito" />}
          {!ativo && <EtiquetaDeSituacao ativo={false} />}
        </>
      }
      acoes={
        <Acoes
          {...{ tela, ficha }}
          aoPedirFoto={foto.pedir}
          aoRetirarFoto={foto.retirar}
          aoUnir={uniao.abrir}
          aoMudar={(nova) => cache.setQueryData(consultaDoAnimal(codigo).queryKey, nova)}
        />
      }
    >
      {foto.campo}
      {uniao.aviso}
      <Cabecalho ficha={ficha} enviando={foto.enviando} aoPedir={foto.pedir} />
      <div className={estilos.colunas}>
        <Historia codigo={codigo} />
        <Pilha>
          <Pesos ficha={ficha} />
          <Vacinas ficha={ficha} />
          <Medidas codigo={codigo} />
          <Tutores {...ficha} />
          <Identificacao ficha={ficha} />
          {veCopias && <Copias ficha={ficha} />}
        </Pilha>
      </div>
      {uniao.dialogo}
    </Pagina>
  )
}
