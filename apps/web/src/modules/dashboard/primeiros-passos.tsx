import './primeiros-passos.css'
import FeitoIcon from '@mui/icons-material/CheckOutlined'
import { Link } from '@tanstack/react-router'
import type { PrimeirosPassos } from '@vetlume/dominio/dashboard'
import { Quadro } from './quadro.tsx'

const PASSOS = [
  {
    id: 'servico',
    titulo: 'Serviços e preços',
    texto: 'Confira os exames que oferece e ajuste os valores.',
    rota: '/cadastro/servico',
  },
  {
    id: 'especialista',
    titulo: 'Especialista',
    texto: 'Quem examina e assina os laudos, com o CRMV.',
    rota: '/cadastro/especialista',
  },
  {
    id: 'parceiro',
    titulo: 'Clínica parceira',
    texto: 'Quem pede os exames e recebe os laudos.',
    rota: '/cadastro/parceiro',
  },
  {
    id: 'atendimento',
    titulo: 'Primeiro atendimento',
    texto: 'Abra um pedido de exame: o resto segue dele.',
    rota: '/atendimento',
  },
] as const satisfies readonly { id: keyof PrimeirosPassos; titulo: string; texto: string; rota: string }[]

/** What is left before the first laudo, in order; the next step stands out. */
export function PrimeirosPassosDaEmpresa({ passos }: { passos: PrimeirosPassos }) {
  const feitos = PASSOS.filter(({ id }) => passos[id]).length
  const atual = PASSOS.find(({ id }) => !passos[id])?.id
  return (
    <Quadro
      titulo="Do cadastro ao primeiro laudo"
      acao={
        <span className="ls-apoio">
          {feitos} de {PASSOS.length} passos
        </span>
      }
    >
      <ol className="pp-passos">
        {PASSOS.map(({ id, titulo, texto, rota }, i) => (
          <li
            key={id}
            data-feito={passos[id] ? '' : undefined}
            data-atual={id === atual ? '' : undefined}
            aria-current={id === atual ? 'step' : undefined}
          >
            <Link to={rota}>
              <b aria-hidden>{passos[id] ? <FeitoIcon fontSize="small" /> : i + 1}</b>
              <strong>
                {titulo}
                {passos[id] && <span className="so-leitor"> (feito)</span>}
              </strong>
              <span>{texto}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Quadro>
  )
}
